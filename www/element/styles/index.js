// All styles of the element: layout first, then a block a game.

import { games } from "../../games/index.js";
import { answer } from "./answer.js";
import { board } from "./board.js";
import { frame } from "./frame.js";
import { picture } from "./picture.js";
import { play } from "./play.js";
import { print } from "./print.js";
import { setup } from "./setup.js";
import { tokens } from "./tokens.js";

export const styles = [tokens, frame, setup, board, answer, picture, play, [...games.values()].map(game => game.styles), print];

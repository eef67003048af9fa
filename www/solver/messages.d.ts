/** What a solver's thread and those who ask it say to each other. */

/** The function `name` of a game's namespace, and what it is called with. */
export interface Question {
  game: string;
  name: string;
  args: readonly unknown[];
  /** Whether each of `args` is what one of many calls is made with; the answer holds one for each. */
  many?: boolean;
}

/** Why there is no answer: the parts of a GameError, or only the message of anything else. */
export interface Problem {
  message: string;
  code?: string;
  at?: { index: number; row?: number; column?: number };
}

/** What the function returned and how long that took, or why it did not. */
export type Answer = { value: unknown; milliseconds: number } | { problem: Problem };

/** Told to a thread. One question at a time; `stop` names one whose answer nobody waits for. */
export type ToThread = { id: number; question: Question } | { stop: number };

/** Told by a thread: that it can be asked, how far it is (0 to 1), and the answer. */
export type FromThread =
  | { ready: true }
  | { unable: string }
  | { id: number; done: number }
  | { id: number; answer: Answer };

/** An end of a channel between threads, as browsers and Node have them. */
export interface Port {
  postMessage(message: unknown, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** A thread, as it is seen by those who ask it. */
export interface Thread {
  post(message: ToThread, transfer: Transferable[]): void;
  /** Says who is told what the thread says, and that it has failed. */
  listen(receive: (message: FromThread) => void, fail: (error: Error) => void): void;
  /** Whether the process has to stay alive for the thread. */
  hold(on: boolean): void;
  close(): void;
}

/** The functions of the package that a thread answers with. */
export type Solver = typeof import("../pkg/index.js");

/** What is used of Node's module of threads. */
export interface NodeThreads {
  parentPort: Port | null;
  Worker: new (source: URL | string, options: { eval: boolean }) => NodeWorker;
}

interface NodeWorker {
  postMessage(message: ToThread, transfer: Transferable[]): void;
  on(event: "message", listener: (message: FromThread) => void): void;
  on(event: "error" | "messageerror", listener: (error: Error) => void): void;
  ref(): void;
  unref(): void;
  terminate(): void;
}

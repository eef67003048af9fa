// Shows the element, plays a move on it, and opens what it loads later.

import "perfect-play/define";

const element = document.querySelector("perfect-play");
const next = name => new Promise(resolve => element.addEventListener(name, resolve, { once: true }));

const { detail } = await next("analysis");
await element.updateComplete;
const played = next("move");
element.shadowRoot.querySelector(".moves button").click();
const { position } = (await played).detail;
await element.updateComplete;
element.shadowRoot.querySelector("details.bigger").open = true;
await customElements.whenDefined("perfect-play-picture");

Reflect.set(globalThis, "told", [detail.winner, position, element.getAttribute("position")]);

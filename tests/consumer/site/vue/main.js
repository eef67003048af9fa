// A small app of Vue's: it sets the element, follows it, and sets it anew.

import "perfect-play/define";
import { createApp, h, nextTick, ref } from "vue";

const position = ref("15");
const isLocked = ref(false);
const told = [];

async function follow({ detail }) {
  told.push(detail.position);
  if (detail.position === "15") position.value = "7";
  if (detail.position !== "7") return;
  isLocked.value = true;
  await nextTick();
  const element = document.querySelector("perfect-play");
  await element.updateComplete;
  Reflect.set(globalThis, "told", [...told, element.locked, element.outerHTML]);
}

createApp(() => h("perfect-play", {
  game: "squares",
  position: position.value,
  hints: "winner",
  locked: isLocked.value,
  onPosition: follow,
})).mount("#root");

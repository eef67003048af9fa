// A small app of React's: it sets the element, follows it, and sets it anew.

import "perfect-play/define";
import type {} from "perfect-play/react";
import type { PerfectPlay, PositionDetail } from "perfect-play/element";
import { useEffect, useRef, useState } from "react";

const told: unknown[] = [];

export function App() {
  const [position, setPosition] = useState("15");
  const [isLocked, setLocked] = useState(false);
  const element = useRef<PerfectPlay>(null);

  const follow = ({ detail }: CustomEvent<PositionDetail>) => {
    told.push(detail.position);
    if (detail.position === "15") setPosition("7");
    if (detail.position === "7") setLocked(true);
  };
  useEffect(() => {
    if (isLocked) Reflect.set(globalThis, "told", [...told, element.current?.locked, element.current?.outerHTML]);
  }, [isLocked]);
  return <perfect-play ref={element} game="squares" position={position} hints="winner" locked={isLocked} onposition={follow} />;
}

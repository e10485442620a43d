import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** Events a second, as a screen's rate, whether or not the page keeps up. */
const rate = 60;
/** Events the page has not answered yet; beyond this they merge into one, as a browser merges those of a real device. */
const inFlight = 2;

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const held = { button: "left", buttons: 1, clickCount: 1 } as const;

/** Calls `step` for every moment from 0 to 1 over `seconds`, and `send` as often as the page keeps up. */
async function paced(seconds: number, step: (moment: number) => void, send: () => Promise<unknown>): Promise<void> {
  const count = Math.round(seconds * rate);
  const begun = performance.now();
  const open = new Set<Promise<unknown>>();
  for (let event = 1; event <= count; event++) {
    const wait = begun + (event * 1000) / rate - performance.now();
    if (wait > 0.5) await sleep(wait);
    step(event / count);
    if (open.size >= inFlight && event < count) continue;
    const answer = send().finally(() => open.delete(answer));
    open.add(answer);
  }
  await Promise.all(open);
}

/** A click: over, down and up. */
export async function press(cdp: CDPSession, { x, y }: Point): Promise<void> {
  const at = { x, y };
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
  await cdp.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at, ...held });
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at, ...held, buttons: 0 });
}

/** Types one letter into what has the focus. */
export async function typeLetter(cdp: CDPSession, letter: string): Promise<void> {
  const key = {
    key: letter,
    code: `Key${letter.toUpperCase()}`,
    windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0),
  };
  await cdp.send("Input.dispatchKeyEvent", { type: "keyDown", text: letter, ...key });
  await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}

/** Presses at `from`, follows `offset` for every moment from 0 to 1 over `seconds`, and lets go. */
export async function drag(
  cdp: CDPSession,
  from: Point,
  offset: (moment: number) => Point,
  seconds: number,
): Promise<void> {
  const { x, y } = from;
  let at = { x, y };
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
  await cdp.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at, ...held });
  await paced(
    seconds,
    (moment) => {
      const by = offset(moment);
      at = { x: x + by.x, y: y + by.y };
    },
    () => cdp.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at, button: "left", buttons: 1 }),
  );
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at, ...held, buttons: 0 });
}

/** Turns the wheel by `deltaY` pixels an event, with Control held where that is to zoom. */
export async function wheel(
  cdp: CDPSession,
  { x, y }: Point,
  deltaY: number,
  seconds: number,
  { control = false }: { readonly control?: boolean } = {},
): Promise<void> {
  await cdp.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  let due = 0;
  await paced(
    seconds,
    () => {
      due += deltaY;
    },
    async () => {
      const now = due;
      due = 0;
      const turned = { x, y, deltaX: 0, deltaY: now, modifiers: control ? 2 : 0 };
      await cdp.send("Input.dispatchMouseEvent", { type: "mouseWheel", ...turned });
    },
  );
}

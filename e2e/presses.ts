import type { Page } from "@playwright/test";

/** What an event tells of itself; the page's own types are not known here. */
interface Heard {
  readonly type: string;
  readonly isTrusted: boolean;
  readonly key?: string;
}

/**
 * Counts what a person presses on a page, through every navigation: clicks, and keys that are no letters of a word.
 * @returns how many there were since this was last asked
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("pressed", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const held = ["Alt", "Shift", "Control"];
    const hear = ({ type, isTrusted, key }: Heard): void => {
      const isWritten = type === "keydown" && (key === undefined || key.length === 1 || held.includes(key));
      if (isTrusted && !isWritten) void (globalThis as unknown as { pressed: () => Promise<void> }).pressed();
    };
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, hear, { capture: true });
  });
  return () => {
    const told = presses;
    presses = 0;
    return told;
  };
}

import type { Page } from "@playwright/test";

/** What a page's event tells of itself; the page's own types are not known here. */
interface Heard {
  readonly type: string;
  readonly isTrusted: boolean;
  readonly key?: string;
  readonly target: unknown;
}

/** An element of a page. */
interface Pressed {
  readonly textContent: string;
  closest(selector: string): Pressed | null;
  getAttribute(name: string): string | null;
}

/**
 * Hears what a person presses on a page, through every navigation: clicks, and keys that are no letters of a word.
 * @returns what was pressed since this was last asked: the key, or the words of what was clicked
 */
export async function hearPresses(page: Page): Promise<() => string[]> {
  let presses: string[] = [];
  await page.exposeFunction("pressed", (what: string) => {
    presses.push(what);
  });
  await page.addInitScript(() => {
    const held = ["Alt", "Shift", "Control"];
    const hear = ({ type, isTrusted, key, target }: Heard): void => {
      const isWritten = type === "keydown" && (key === undefined || key.length === 1 || held.includes(key));
      if (!isTrusted || isWritten) return;
      const at = (target as Pressed | null)?.closest("a, button, label, [role]");
      const what = key ?? at?.getAttribute("aria-label") ?? at?.textContent.slice(0, 40) ?? "nothing";
      void (globalThis as unknown as { pressed: (what: string) => Promise<void> }).pressed(what);
    };
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, hear, { capture: true });
  });
  return () => {
    const told = presses;
    presses = [];
    return told;
  };
}

/** A story's look, as the toolbar's globals. */
export interface LookGlobals {
  theme: "light" | "dark" | "contrast";
  dir: "ltr" | "rtl";
}

/**
 * All looks, in the order in which a story is shown in them. Direction is layout and a theme is colour, so that turning
 * round is shown once: docs/decisions/0032-pictures-of-components.md.
 */
export const looks = {
  "light-ltr": { theme: "light", dir: "ltr" },
  "dark-ltr": { theme: "dark", dir: "ltr" },
  "contrast-ltr": { theme: "contrast", dir: "ltr" },
  "light-rtl": { theme: "light", dir: "rtl" },
} as const satisfies Record<string, LookGlobals>;

/** A look by name, as the file of a picture is called. */
export type Look = keyof typeof looks;

/** The look in which every story is mounted, and every other test of it runs. */
export const firstLook: Look = "light-ltr";

const names = Object.keys(looks) as Look[];

/**
 * The looks that `STORY_LOOKS` asks for: `1` is all of them, else their names with commas between.
 *
 * @throws {RangeError} for a name that no look has.
 */
export function looksAskedFor(text: string): Look[] {
  if (text === "1") return names;
  return text.split(",").map((given) => {
    const look = names.find((name) => name === given);
    if (look) return look;
    throw new RangeError(`STORY_LOOKS is "${text}": it is 1 for all looks, or some of ${names.join(",")}.`);
  });
}

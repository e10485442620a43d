import type { Accent, Theme } from "../theme/appearance.js";
import { accentHues, tokens } from "../theme/tokens.js";
import { tones } from "../theme/tones.js";

/** Every theme, with the least contrast its text must have: AA, in the theme of strongest contrast AAA. */
export const leastTextContrast = { light: 4.5, dark: 4.5, contrast: 7 } as const satisfies Record<Theme, number>;

/** The least contrast of what is no text but must be seen: icons, the edges of controls, the mark of the focus. */
export const leastEdgeContrast = 3;

/** Two colours that meet on a screen, by the names of their tokens. */
export interface ColourPair {
  /** What lies in front. */
  readonly front: string;
  /** The colour behind it. */
  readonly ground: string;
  /** Whether it is read, or only seen. */
  readonly kind: "text" | "edge";
}

/** The tokens of a chart's parts. */
export const chartColours = [1, 2, 3, 4, 5, 6].map((nth) => `chart-${nth}`);

const grounds = ["bg", "surface", "surface-sunken", "surface-raised"];

function text(front: string, ground: string): ColourPair {
  return { front, ground, kind: "text" };
}

function edge(front: string, ground: string): ColourPair {
  return { front, ground, kind: "edge" };
}

/** Every pair of colours the kit puts on a screen, in groups as the book shows them. */
export const colourPairs: Readonly<Record<string, readonly ColourPair[]>> = {
  "Text on grounds": ["text", "text-muted", "text-faint", "accent-text", "danger-text"].flatMap((front) =>
    [...grounds, "surface-hover"].map((ground) => text(front, ground)),
  ),
  "Text on filled controls": [
    text("on-accent", "accent"),
    text("on-accent", "accent-hover"),
    text("on-accent", "accent-active"),
    text("on-solid", "danger-solid"),
    text("on-solid", "danger-solid-hover"),
    text("accent-text", "accent-subtle"),
    text("text", "surface-active"),
  ],
  "Status tones": tones.flatMap((tone) => [
    text(`${tone}-text`, `${tone}-bg`),
    text("text", `${tone}-bg`),
    edge(`${tone}-solid`, `${tone}-bg`),
  ]),
  "Edges of controls": ["border-strong", "focus", "accent"].flatMap((front) =>
    grounds.map((ground) => edge(front, ground)),
  ),
  Charts: chartColours.map((front) => edge(front, "surface")),
};

/** The least contrast a pair must have in a theme. */
export function leastContrast(pair: ColourPair, theme: Theme): number {
  return pair.kind === "text" ? leastTextContrast[theme] : leastEdgeContrast;
}

/** Name and value of every token of one block of `tokens`, without the prefix `--yer-`. */
export function tokenEntries(block: keyof typeof tokens): [name: string, value: string][] {
  return [...tokens[block].matchAll(/--yer-([\w-]+): ([^;]+);/g)].map((match) => [match[1] ?? "", match[2] ?? ""]);
}

/** Finds the colours of a theme by the names of their tokens. */
export function themeColours(theme: Theme, accent: Accent = "turquoise"): (name: string) => string {
  const found = new Map(tokenEntries(theme));
  const hue = String(accentHues[accent] ?? found.get("accent-hue"));
  return (name) => {
    const colour = found.get(name)?.replace("var(--yer-accent-hue)", hue);
    if (!colour) throw new Error(`The theme ${theme} has no token --yer-${name}.`);
    return colour;
  };
}

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, eyes, hex, seen } from "../testing/colour.js";
import { chartColours, colourPairs, leastContrast, leastTextContrast, themeColours } from "../testing/colour-pairs.js";
import type { Accent, Theme } from "./appearance.js";
import { accentHues } from "./tokens.js";

const themes = Object.keys(leastTextContrast) as Theme[];
const accents = Object.keys(accentHues) as Accent[];

describe.each(themes)("theme %s", (theme) => {
  const colour = themeColours(theme);

  it.each(
    Object.values(colourPairs)
      .flat()
      .map((pair) => [pair.front, pair.ground, leastContrast(pair, theme)] as const),
  )("shows %s on %s at %d:1 or more", (front, ground, least) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.keys(eyes))("keeps the colours of a chart apart for a %s", (eye) => {
    const points = chartColours.map((name) => seen(colour(name), eye));
    const distances = points.flatMap(([l, a, b], index) =>
      points.slice(index + 1).map(([L, A, B]) => Math.hypot(l - L, a - A, b - B)),
    );
    // A tenth of OKLab is five times what an eye can just tell apart.
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.1);
  });
});

it.each(themes.flatMap((theme) => accents.map((accent) => [theme, accent] as const)))(
  "theme %s can be read with the accent %s, which is mistaken for no other and for no danger",
  (theme, accent) => {
    const colour = themeColours(theme, accent);
    const weak = Object.values(colourPairs)
      .flat()
      .filter((pair) => contrast(colour(pair.front), colour(pair.ground)) < leastContrast(pair, theme));
    expect(weak).toEqual([]);
    const [l, a, b] = seen(colour("accent"), "trichromat");
    for (const other of [
      ...accents.filter((one) => one !== accent).map((one) => themeColours(theme, one)("accent")),
      colour("danger-solid"),
    ]) {
      const [L, A, B] = seen(other, "trichromat");
      expect(Math.hypot(l - L, a - A, b - B)).toBeGreaterThan(0.05);
    }
  },
);

describe("the brand that the README shows", () => {
  const css = readFileSync(new URL("../testing/brand.css", import.meta.url), "utf8");
  const [light = "", dark = ""] = css.split('[data-theme="dark"]');

  it.each([
    ["light", light],
    ["dark", dark],
  ] as const)("can be read in the theme %s", (theme, block) => {
    const own = new Map(
      [...block.matchAll(/--yer-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
    );
    const colour = (name: string): string => own.get(name) ?? themeColours(theme)(name);
    const weak = Object.values(colourPairs)
      .flat()
      .filter((pair) => contrast(colour(pair.front), colour(pair.ground)) < leastContrast(pair, theme));
    expect(weak).toEqual([]);
  });
});

describe("the measure of contrast", () => {
  it("gives black on white 21:1, and the grey #767676 the 4.54:1 that WCAG names", () => {
    expect(contrast("#000", "#fff")).toBeCloseTo(21);
    expect(contrast("#767676", "#fff")).toBeCloseTo(4.54, 2);
  });

  it("turns oklch into the sRGB a screen shows", () => {
    expect(hex("oklch(1 0 0)")).toBe("#ffffff");
    expect(hex("oklch(0.628 0.2577 29.23)")).toBe("#ff0000");
  });
});

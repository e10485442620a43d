import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { componentsOf, exportsOf, lostOnTheWay, type Shown } from "../../ui/src/testing/reaches-root.js";

const square = [
  [66.9, 39.6],
  [67, 39.6],
  [67, 39.7],
  [66.9, 39.6],
];

/** What stories do not say: the sketch and the credits have none. */
const more: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CreditWords: { credits: ["© Geodeziya markazi"] },
  OutlineSketch: { outline: { type: "Polygon", coordinates: [square] }, describe: () => "A square" },
};

/** Pickers have a root of their own for each way of asking. */
function bothWays(one: Shown): readonly Shown[] {
  const { name, args } = one;
  if (!name.endsWith("Picker")) return [one];
  return (["levels", "search"] as const).map((by) => ({ ...one, name: `${name} by ${by}`, args: { ...args, by } }));
}

const exported = componentsOf(
  await exportsOf(manifest, import.meta.glob("./**/index.ts")),
  import.meta.glob("./**/*.stories.tsx", { eager: true }),
);
const shown = exported.map((one): Shown => ({ ...one, args: { ...one.args, ...more[one.name] } })).flatMap(bothWays);

describe("className, style, id, data-*, ref and handlers reach the root of", () => {
  it.each(shown)("$name", async (one) => {
    expect(await lostOnTheWay(one)).toEqual([]);
  });
});

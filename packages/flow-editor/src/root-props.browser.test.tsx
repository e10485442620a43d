import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { componentsOf, exportsOf, lostOnTheWay } from "../../ui/src/testing/reaches-root.js";

const shown = componentsOf(
  await exportsOf(manifest, import.meta.glob("./**/index.ts")),
  import.meta.glob("./**/*.stories.tsx", { eager: true }),
);

describe("className, style, id, data-*, ref and handlers reach the root of", () => {
  it.each(shown)("$name", async (one) => {
    expect(await lostOnTheWay(one)).toEqual([]);
  });
});

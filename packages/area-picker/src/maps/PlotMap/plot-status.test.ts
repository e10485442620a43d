import { tones } from "@yer/ui";
import { expect, it } from "vitest";
import { looksOf, patternsOf } from "./plot-status.js";

const statuses = tones.flatMap((tone) => [1, 2, 3].map((index) => ({ key: `${tone}${index}`, label: tone, tone })));

it("gives no two statuses the same colour and pattern", () => {
  const marked = patternsOf(statuses);
  const looks = statuses.map(({ key, tone }) => `${tone} ${marked.get(key)}`);
  expect(new Set(looks).size).toBe(statuses.length);
});

it("marks the first status of each tone with another pattern, so that they differ without colours", () => {
  const first = patternsOf(tones.map((tone) => ({ key: tone, label: tone, tone })));
  expect(new Set(first.values()).size).toBe(tones.length);
});

it("keeps a status's pattern when others are hidden", () => {
  const colours = { neutral: "1", info: "2", progress: "3", success: "4", warning: "5", danger: "6" };
  const all = looksOf(statuses, new Set(), colours);
  const some = looksOf(statuses, new Set(["info1", "info2"]), colours);
  expect(some.has("info1")).toBe(false);
  expect(some.get("info3")).toEqual(all.get("info3"));
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { parseJson } from "./parse-json.js";

it("reads every document as JSON.parse does", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(parseJson(text, 10_000)).toEqual(JSON.parse(text));
    }),
  );
});

it("counts what is written, not what stands in texts", () => {
  const brackets = JSON.stringify([`${"[".repeat(1000)}\\" , {`, "\\"]);
  expect(parseJson(brackets, 1)).toEqual(JSON.parse(brackets));
});

it("refuses more lists, objects and values than it may hold, and nesting without end", () => {
  expect(parseJson("[[],[]]", 3)).toEqual([[], []]);
  expect(() => parseJson("[[],[],[]]", 3)).toThrow("too-many");
  expect(() => parseJson(`[${"1,".repeat(20)}1]`, 3)).toThrow("too-many");
  expect(() => parseJson("[".repeat(100_000), 1_000_000)).toThrow("unreadable");
  expect(() => parseJson('{"a":', 10)).toThrow("unreadable");
});

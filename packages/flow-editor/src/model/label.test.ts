import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDiagram } from "./diagram.js";
import { insert, rename } from "./edit.js";
import { cleanLabel, isLabel } from "./label.js";
import { parseDiagram, serialiseDiagram } from "./parse.js";
import { namedOf, translate } from "./translate.js";

describe("a label", () => {
  it.each([
    ["a cell of a spreadsheet", "Kadastr\tboʻlimi\r\n", "Kadastr boʻlimi "],
    ["a control character", "a\u0000b\u007fc", "a b c"],
    ["half a letter", "a\ud800b", "a\ufffdb"],
    ["what is no character", "a\uffffb", "a b"],
    ["a letter that the limit cuts through", `${"a".repeat(199)}😀`, "a".repeat(199)],
  ])("is cleaned of %s", (_what, text, expected) => {
    expect(isLabel(text)).toBe(false);
    expect(cleanLabel(text)).toBe(expected);
    expect(isLabel(expected)).toBe(true);
  });

  it("is cleaned once: whatever is typed or pasted becomes one, and one stays as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(isLabel(cleanLabel(text))).toBe(true);
        expect(cleanLabel(cleanLabel(text))).toBe(cleanLabel(text));
      }),
    );
  });

  it("that is typed or pasted is one that the service reads, in every language", () => {
    const step = { id: "s", label: "", concluder: null, fieldGroupId: null, days: 10, position: { x: 0, y: 0 } };
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const [drawn] = insert(emptyDiagram, "steps", step);
        const [named] = translate(rename(rename(drawn, "s", text)[0], "start", text)[0], "s", "ru_RU", text);
        expect(namedOf(named, "s")?.label).toBe(cleanLabel(text));
        expect(parseDiagram(serialiseDiagram(named))).toEqual({ ok: true, diagram: named });
      }),
    );
  });
});

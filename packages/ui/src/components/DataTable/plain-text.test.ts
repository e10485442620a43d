import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { plainText, rowsAsText } from "./plain-text.js";
import type { DataTableColumn } from "./types.js";

interface Plot {
  readonly number: string;
  readonly area: number;
}
const columns: readonly DataTableColumn<Plot>[] = [
  { id: "number", header: "Raqami", cell: ({ number }) => number },
  {
    id: "area",
    header: "Maydon",
    cell: ({ area }) => createElement("b", null, area),
    text: ({ area }) => `${area} m²`,
  },
  { id: "count", header: "Soni", cell: ({ area }) => area },
  { id: "mark", header: "Belgi", cell: () => null },
];

describe("rowsAsText", () => {
  it("parts cells by tabs and rows by lines, in the order of the columns", () => {
    expect(
      rowsAsText(
        [
          { number: "A-1", area: 5 },
          { number: "A-2", area: 7 },
        ],
        columns,
      ),
    ).toBe("A-1\t5 m²\t5\t\nA-2\t7 m²\t7\t");
  });

  it("keeps a cell with tabs, lines or quotes in one field", () => {
    expect(rowsAsText([{ number: 'Bogʻ\t"4"\nuy', area: 1 }], columns.slice(0, 1))).toBe('"Bogʻ\t""4""\nuy"');
  });

  it("leaves formulas as they are", () => {
    expect(rowsAsText([{ number: "=A1", area: 1 }], columns.slice(0, 1))).toBe("=A1");
  });
});

describe("plainText", () => {
  it("knows nothing of what is drawn but text", () => {
    expect(columns.map((column) => plainText(column, { number: "A-1", area: 5 }))).toEqual(["A-1", "5 m²", "5", ""]);
  });
});

import { describe, expect, it } from "vitest";
import { nextSort, sortedRows } from "./sort.js";
import type { DataTableColumn } from "./types.js";

describe("nextSort", () => {
  it("goes up, down, and back to the list's own order", () => {
    const up = nextSort([], "area", false);
    expect(up).toEqual([{ column: "area", direction: "asc" }]);
    const down = nextSort(up, "area", false);
    expect(down).toEqual([{ column: "area", direction: "desc" }]);
    expect(nextSort(down, "area", false)).toEqual([]);
  });

  it("replaces the order when another heading is pressed", () => {
    expect(nextSort([{ column: "area", direction: "desc" }], "date", false)).toEqual([
      { column: "date", direction: "asc" },
    ]);
  });

  it("adds, turns and drops a column while Shift is held", () => {
    const both = nextSort([{ column: "area", direction: "desc" }], "date", true);
    expect(both.map((by) => by.column)).toEqual(["area", "date"]);
    const turned = nextSort(both, "date", true);
    expect(turned[1]).toEqual({ column: "date", direction: "desc" });
    expect(nextSort(turned, "date", true)).toEqual([{ column: "area", direction: "desc" }]);
  });
});

describe("sortedRows", () => {
  interface Plot {
    readonly id: number;
    readonly area: number | null;
    readonly status: string;
  }
  const plots: readonly Plot[] = [
    { id: 1, area: 30, status: "b" },
    { id: 2, area: null, status: "a" },
    { id: 3, area: 10, status: "b" },
    { id: 4, area: 30, status: "a" },
  ];
  let read = 0;
  const columns: readonly DataTableColumn<Plot>[] = [
    {
      id: "area",
      header: "Maydon",
      cell: () => "",
      sortValue: ({ area }) => {
        read++;
        return area;
      },
    },
    { id: "status", header: "Holat", cell: () => "", sortValue: ({ status }) => status },
    { id: "note", header: "Izoh", cell: () => "" },
  ];
  const ids = (rows: readonly Plot[]): number[] => rows.map(({ id }) => id);

  it("keeps the list's own order where values are equal, in both directions", () => {
    expect(ids(sortedRows(plots, columns, [{ column: "area", direction: "asc" }], "en"))).toEqual([3, 1, 4, 2]);
    expect(ids(sortedRows(plots, columns, [{ column: "status", direction: "desc" }], "en"))).toEqual([1, 3, 2, 4]);
  });

  it("puts what is missing last, and first from the end", () => {
    expect(ids(sortedRows(plots, columns, [{ column: "area", direction: "asc" }], "en")).at(-1)).toBe(2);
    expect(ids(sortedRows(plots, columns, [{ column: "area", direction: "desc" }], "en"))).toEqual([2, 1, 4, 3]);
  });

  it("looks at the second column where the first one does not decide", () => {
    const by = [
      { column: "status", direction: "asc" },
      { column: "area", direction: "desc" },
    ] as const;
    expect(ids(sortedRows(plots, columns, by, "en"))).toEqual([2, 4, 1, 3]);
  });

  it("orders words as the language does, with their figures by size, where a column says that it holds words", () => {
    const streets = ["Öst 10", "Öst 9", "Zur Au", "ost 1", "Ab"].map((name, id) => ({ id, name }));
    type Street = (typeof streets)[number];
    const byName = { id: "name", header: "Straße", cell: () => "", sortValue: ({ name }: Street) => name } as const;
    const up = [{ column: "name", direction: "asc" }] as const;
    const names = (sorted: readonly Street[]): string[] => sorted.map(({ name }) => name);
    const words = [{ ...byName, sortsAs: "words" }] as const;
    expect(names(sortedRows(streets, words, up, "de"))).toEqual(["Ab", "ost 1", "Öst 9", "Öst 10", "Zur Au"]);
    expect(names(sortedRows(streets, words, up, "sv"))).toEqual(["Ab", "ost 1", "Zur Au", "Öst 9", "Öst 10"]);
    expect(names(sortedRows(streets, [byName], up, "de"))).toEqual(["Ab", "Zur Au", "ost 1", "Öst 10", "Öst 9"]);
  });

  it("reads each value once, however often the order turns", () => {
    const list = [...plots];
    read = 0;
    sortedRows(list, columns, [{ column: "area", direction: "asc" }], "en");
    sortedRows(list, columns, [{ column: "area", direction: "desc" }], "en");
    expect(read).toBe(list.length);
  });

  it("gives the list itself where nothing sorts", () => {
    expect(sortedRows(plots, columns, [], "en")).toBe(plots);
    expect(sortedRows(plots, columns, [{ column: "note", direction: "asc" }], "en")).toBe(plots);
  });
});

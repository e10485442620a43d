import { applicationsRegister } from "@yer/api/contract/application-register";
import type { AreaRow } from "@yer/api/contract/area-facts";
import { areasRegister } from "@yer/api/contract/areas";
import { columnsOf } from "@yer/api/contract/columns";
import { expect, it } from "vitest";
import { basisColumn } from "./basis-column.js";
import { drawColumns } from "./draw-columns.js";

const said = {
  text: (id: string) => id,
  locale: "en_US",
  dates: { short: (value: string) => `short ${value}`, moment: (value: string) => `moment ${value}` },
  intl: { formatNumber: (value: number) => `number ${value}` },
} as unknown as Parameters<typeof drawColumns>[2];
const name = (en_US: string) => ({ uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US });

const area = {
  number: "2026-1718-A000001",
  legalBasis: null,
  cadastreNumber: "14:16",
  createdAt: "2026-03-05T00:00:00Z",
  district: { soato: "1718401", name: name("Samarkand") },
  neighborhood: { id: "1", name: name("Registan") },
};

it("draws plain columns without a word from their screen, by what the contract says of them", () => {
  const columns = drawColumns<AreaRow>(areasRegister.columns, {}, said);
  const cellOf = (id: string) => columns.find((column) => column.id === id)?.cell(area as AreaRow);
  expect(columns.map(({ id }) => id)).toEqual(Object.keys(areasRegister.columns));
  expect(columns.map(({ header }) => header)).toEqual(
    Object.values(areasRegister.columns).map(({ heading }) => heading),
  );
  expect(cellOf("place")).toBe("Registan, Samarkand");
  expect(cellOf("cadastre")).toBe("14:16");
  // A reader hears that nothing stands there, whatever cell says so.
  expect(cellOf("legalBasis")).toMatchObject({ props: { words: "facts.empty", children: "—" } });
  expect(cellOf("created")).toBe("short 2026-03-05T00:00:00Z");
});

it("lets headings order what the list can be asked for, under the name that it has there", () => {
  const columns = drawColumns<AreaRow>(areasRegister.columns, {}, said, (order) => order === "createdAt");
  expect(columns.filter(({ allowsSorting }) => allowsSorting).map(({ id }) => id)).toEqual(["created"]);
});

it("leaves what the contract calls secondary off the cards of a phone, also where the screen draws it", () => {
  const columns = drawColumns(applicationsRegister.columns, { status: false, area: { cell: () => "—" } }, said);
  const hidden = columns.filter(({ narrow }) => narrow === "hidden").map(({ id }) => id);
  expect(hidden).toEqual(["area", "created", "cadastre", "legalBasis", "occupiedSince", "built"]);
});

it("begins a place with the neighbourhood's own name in Russian, so that cells which are cut differ", () => {
  const { cell } = drawColumns<AreaRow>(areasRegister.columns, {}, said).find(({ id }) => id === "place") ?? {};
  expect(cell?.({ ...area, neighborhood: { id: "1", name: name("махалля Обод") } } as AreaRow)).toBe("Обод, Samarkand");
});

it("says figures, money and moments as their kinds do", () => {
  interface Row {
    readonly count: number;
    readonly paid: number;
    readonly at: string;
    readonly of: { readonly name: ReturnType<typeof name> } | null;
  }
  const columns = columnsOf<Row>()({
    count: { kind: "number", field: "count", heading: "word.rows" },
    paid: { kind: "money", field: "paid", heading: "word.amount" },
    at: { kind: "moment", field: "at", heading: "word.when" },
    of: { kind: "named", field: "of", heading: "word.organization" },
  });
  const row: Row = { count: 3, paid: 250_00, at: "2026-03-05T00:00:00Z", of: { name: name("Council") } };
  const cells = drawColumns<Row>(columns, {}, said).map(({ cell }) => cell(row));
  expect(cells[0]).toBe("number 3");
  expect(cells[1]).toEqual(expect.stringMatching(/250/));
  expect(cells.slice(2)).toEqual(["moment 2026-03-05T00:00:00Z", "Council"]);
});

it("leaves out what a screen does not show, and lets another column name the row", () => {
  const columns = drawColumns<AreaRow>(areasRegister.columns, { state: false, cadastre: { isRowHeader: true } }, said);
  expect(columns.some(({ id }) => id === "state")).toBe(false);
  expect(columns.filter(({ isRowHeader }) => isRowHeader).map(({ id }) => id)).toEqual(["cadastre"]);
});

it("reads a dash of a screen's own cell aloud too, and a ground by its words", () => {
  const columns = drawColumns<AreaRow>(areasRegister.columns, { legalBasis: basisColumn(said.text, 88) }, said);
  const draw = columns.find(({ id }) => id === "legalBasis")?.cell;
  expect(draw?.(area as AreaRow)).toMatchObject({ props: { words: "facts.empty" } });
  expect(draw?.({ ...area, legalBasis: 7 } as AreaRow)).toMatchObject({
    props: { words: "legalBasis.7", children: 7 },
  });
});

it("says of a file without a term that it has none, where the eye sees a dash", () => {
  const columns = drawColumns(applicationsRegister.columns, { status: false }, said);
  const cell = columns.find(({ id }) => id === "deadline")?.cell({ deadline: { state: "none", daysLeft: null } });
  expect(cell).toMatchObject({ props: { words: "deadline.none", children: "—" } });
});

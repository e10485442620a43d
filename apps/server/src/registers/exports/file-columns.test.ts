import type { AreaRow } from "@yer/api/contract/area-facts";
import { areasRegister } from "@yer/api/contract/areas";
import { columnsOf } from "@yer/api/contract/columns";
import { expect, test } from "vitest";
import { fileColumns } from "./file-columns.js";
import type { Words } from "./words.js";

const words = Object.assign((id: string) => id, { locale: "en_US" }) as unknown as Words;
const named = (en_US: string) => ({ name: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US } });

test("a plain column is written by its kind, a place as a column for each of its parts", () => {
  const row = {
    number: "2026-1718-A000001",
    state: "area_new",
    region: named("Samarkand region"),
    district: named("Samarkand"),
    neighborhood: named("Registan"),
    address: null,
    legalBasis: null,
    cadastreNumber: "14:16",
    organisation: null,
    deadlineAt: null,
    createdAt: "2026-03-05T20:00:00Z",
    stateSince: "2026-03-04T00:00:00Z",
  } as unknown as AreaRow;
  const written = fileColumns<AreaRow>(areasRegister.columns, {}).map(({ id, cell }) => [id, cell(row, words)]);
  expect(Object.fromEntries(written)).toEqual({
    number: "2026-1718-A000001",
    state: "status.area_new",
    region: "Samarkand region",
    district: "Samarkand",
    neighborhood: "Registan",
    address: null,
    legalBasis: null,
    cadastre: "14:16",
    organisation: null,
    deadline: null,
    // After midnight in Tashkent.
    created: { day: "2026-03-06" },
    since: { day: "2026-03-04" },
  });
});

test("what only the file has stands behind the column it belongs to, and persons' numbers where they were put", () => {
  interface Row {
    readonly paid: number;
    readonly at: string;
  }
  const columns = columnsOf<Row>()({
    paid: { kind: "money", field: "paid", heading: "word.amount" },
    at: { kind: "moment", field: "at", heading: "word.when" },
  });
  const file = fileColumns<Row>(columns, {}, [
    { id: "pinfl", heading: "word.pinfl", personal: true, cell: () => null },
    { id: "half", of: "paid", heading: "column.percent", cell: ({ paid }) => paid / 2 },
  ]);
  expect(file.map(({ id }) => id)).toEqual(["paid", "half", "at", "pinfl"]);
  expect(file[0]).toMatchObject({ heading: "word.amount", unit: "soum" });
  expect(file[0]?.cell({ paid: 1_250, at: "" }, words)).toBe(12.5);
});

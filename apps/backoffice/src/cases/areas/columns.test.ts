import { areaStateKeys } from "@yer/api/contract/area-states";
import { expect, test } from "vitest";
import { columnsOf } from "./columns.js";

const shown = (column: object | false | undefined): boolean => column !== false;

test("a register of one state has no column that is empty in all its rows: term and organisation where areas have them", () => {
  const say = { text: (id: string) => id } as Parameters<typeof columnsOf>[0];
  const having = (name: "deadline" | "organisation") =>
    areaStateKeys.filter((state) => shown(columnsOf(say, state)[name]));
  expect(having("deadline")).toEqual(["area_sent", "area_taken"]);
  expect(having("organisation")).toEqual(["area_sent", "area_taken", "area_returned"]);
  expect([shown(columnsOf(say, undefined).deadline), shown(columnsOf(say, undefined).organisation)]).toEqual([
    true,
    true,
  ]);
});

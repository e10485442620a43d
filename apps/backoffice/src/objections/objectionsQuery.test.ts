import { expect, test } from "vitest";
import { complaintFiltersOf, objectionFiltersOf, paramsOf } from "./objectionsQuery.js";

test("filters go into the URL and come out of it the same", () => {
  const filters = { search: "Karimov", state: ["new", "in_review"], late: true, district: ["1718401"] } as const;
  expect(objectionFiltersOf(paramsOf(filters))).toEqual(filters);
  expect(complaintFiltersOf(paramsOf({ by: ["occupier"] }, "complaints"))).toEqual({ by: ["occupier"] });
});

test("what does not fit the contract is left out, and the rest stands", () => {
  expect(objectionFiltersOf(new URLSearchParams("state=burnt&late=true&region=99"))).toEqual({ late: true });
});

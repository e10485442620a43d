import type { Fault } from "@yer/api/contract/problem";
import { expect, it } from "vitest";
import { readersWithoutRight } from "./schedule-faults.js";

const readers = ["Karimov Aziz", "Saidova Lola", "Umarov Anvar"].map((label) => ({ id: label, label }));

it("names who may not open reports, and nobody whose territory lies elsewhere", () => {
  const faults = [
    ["/readers/1", "permission"],
    ["/readers/2", "choice"],
  ] as const;
  const found = faults.map(([pointer, code]): Fault => ({ in: "body", pointer, code }));
  expect(readersWithoutRight(found, readers)).toEqual(["Saidova Lola"]);
  expect(readersWithoutRight([], readers)).toEqual([]);
});

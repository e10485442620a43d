import { expect, test } from "vitest";
import { kindsAmong } from "./kinds-among.js";

const plan = { kind: "plan" } as const;
const photo = { kind: "photo" } as const;
const untold = { kind: null };

test("counts documents by what they are, in the order in which that is asked, those that were not asked last", () => {
  expect(kindsAmong([photo, untold, plan, photo, {}])).toEqual([
    { kind: "plan", count: 1 },
    { kind: "photo", count: 2 },
    { kind: "none", count: 2 },
  ]);
});

test("offers no choice where it would help nobody", () => {
  expect(kindsAmong([plan, photo, untold])).toEqual([]);
  expect(kindsAmong([photo, photo, photo, photo, photo])).toEqual([]);
});

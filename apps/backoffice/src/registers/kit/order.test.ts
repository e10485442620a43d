import { applicationsRegister } from "@yer/api/contract/application-register";
import { usersRegister } from "@yer/api/contract/users";
import { expect, it } from "vitest";
import { addressedSort, sortAsked } from "./order.js";

const files = { first: "-createdAt" };
const of = (contract: typeof applicationsRegister | typeof usersRegister) => ({ contract, asked: {} });

it("shows the order that stands, also where the address says none", () => {
  expect(addressedSort(applicationsRegister, files, {})).toEqual([{ column: "created", direction: "desc" }]);
  expect(addressedSort(applicationsRegister, files, { sort: "number" })).toEqual([
    { column: "number", direction: "asc" },
  ]);
});

it("asks for what a heading says, and for nothing where that is the order it comes in", () => {
  expect(sortAsked(files, of(applicationsRegister), [{ column: "created", direction: "asc" }])).toBe("createdAt");
  expect(sortAsked(files, of(applicationsRegister), [{ column: "created", direction: "desc" }])).toBeUndefined();
  expect(sortAsked(files, of(applicationsRegister), [])).toBeUndefined();
});

it("asks for the one direction that the service knows", () => {
  expect(sortAsked({ first: "name" }, of(usersRegister), [{ column: "lastSeen", direction: "asc" }])).toBe("-lastSeen");
});

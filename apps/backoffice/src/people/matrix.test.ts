import type { CodeSet } from "@yer/api/contract/positions";
import { expect, test } from "vitest";
import { type Changes, codesAfter, differs, holds, toggled } from "./matrix.js";

const name = { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" };
const operator: CodeSet = { id: "a", name, codes: ["read:property", "update:property"], holders: 1, version: 1 };
const member: CodeSet = { id: "b", name, codes: ["read:property"], holders: 1, version: 1 };
const none: Changes = new Map();

test("a cell switched twice is no change", () => {
  const once = toggled(operator, "read:user", none);
  expect(codesAfter(operator, once)).toEqual(["read:property", "read:user", "update:property"]);
  expect(toggled(operator, "read:user", once)).toEqual(none);
});

test("switching off takes the code away from that one only", () => {
  const changes = toggled(operator, "read:property", none);
  expect(codesAfter(operator, changes)).toEqual(["update:property"]);
  expect(holds(member, "read:property", changes)).toBe(true);
});

test("comparing shows what differs, unsaved changes included", () => {
  expect(differs([operator, member], "read:property", none)).toBe(false);
  expect(differs([operator, member], "update:property", none)).toBe(true);
  const alike = toggled(member, "update:property", none);
  expect(differs([operator, member], "update:property", alike)).toBe(false);
});

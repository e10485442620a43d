import type { CodeSet } from "@yer/api/contract/positions";
import { expect, test } from "vitest";
import {
  type Changes,
  codesAfter,
  conflictOf,
  differs,
  holds,
  isStale,
  mineOf,
  rebased,
  toggled,
  without,
} from "./matrix.js";

const name = { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" };
const operator: CodeSet = { id: "a", name, codes: ["read:property", "update:property"], holders: 1, version: 1 };
const member: CodeSet = { id: "b", name, codes: ["read:property"], holders: 1, version: 1 };
const none: Changes = {};

test("a cell switched twice is no change", () => {
  const once = toggled(operator, "read:user", none);
  expect(codesAfter(operator, once)).toEqual(["read:property", "read:user", "update:property"]);
  expect(toggled(operator, "read:user", once)).toEqual(none);
});

test("switching off takes the code away from that one only", () => {
  const changes = toggled(operator, "read:property", none);
  expect(codesAfter(operator, changes)).toEqual(["update:property"]);
  expect(holds(member, "read:property", changes)).toBe(true);
  expect(without(changes, operator.id)).toEqual(none);
});

test("comparing shows what differs, unsaved changes included", () => {
  expect(differs([operator, member], "read:property", none)).toBe(false);
  expect(differs([operator, member], "update:property", none)).toBe(true);
  const alike = toggled(member, "update:property", none);
  expect(differs([operator, member], "update:property", alike)).toBe(false);
});

test("what somebody else saved meanwhile makes the change stale, and every differing code is shown from three sides", () => {
  const changes = toggled(operator, "read:user", none);
  const theirs: CodeSet = { ...operator, codes: ["read:property", "export:user"], version: 2 };
  expect(isStale(operator, changes)).toBe(false);
  expect(isStale(theirs, changes)).toBe(true);
  const own = changes[operator.id];
  expect(own && conflictOf(own.base, mineOf(own), theirs.codes)).toEqual([
    { code: "export:user", base: false, mine: false, theirs: true },
    { code: "read:user", base: false, mine: true, theirs: false },
    { code: "update:property", base: true, mine: true, theirs: false },
  ]);
});

test("a merged change stands on what is saved now, and is none where it leads to just that", () => {
  const theirs: CodeSet = { ...operator, codes: ["read:property", "export:user"], version: 2 };
  const changes = toggled(operator, "read:user", none);
  const merged = rebased(theirs, { "read:user": true, "export:user": true, "update:property": false }, changes);
  expect(isStale(theirs, merged)).toBe(false);
  expect(codesAfter(theirs, merged)).toEqual(["export:user", "read:property", "read:user"]);
  expect(rebased(theirs, { "export:user": true }, changes)).toEqual(none);
});

import { permissionCodes } from "@yer/api/contract/codes";
import { expect, test } from "vitest";
import { messages } from "./messages/uz_UZ.js";
import { codesByGroup, permissionGroups } from "./permission-groups.js";

test("every permission stands once, under a heading that has words, and no heading holds half of them", () => {
  const grouped = codesByGroup();
  expect(grouped.flatMap(({ codes }) => codes).toSorted()).toEqual(permissionCodes.toSorted());
  expect(grouped.map(({ group }) => group)).toEqual([...permissionGroups]);
  expect(grouped.map(({ group }) => messages[`matrix.group.${group}`]).every((words) => words.length > 0)).toBe(true);
  expect(Math.max(...grouped.map(({ codes }) => codes.length))).toBeLessThan(permissionCodes.length / 2);
});

test("codes about one thing stand together, and a heading without codes is left out", () => {
  expect(codesByGroup(["read:user", "read:property", "update:user", "menu:users"])).toEqual([
    { group: "pages", codes: ["menu:users"] },
    { group: "applications", codes: ["read:property"] },
    { group: "people", codes: ["read:user", "update:user"] },
  ]);
});

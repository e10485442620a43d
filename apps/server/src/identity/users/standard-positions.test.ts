import type { PermissionCode } from "@yer/api/contract/codes";
import { describe, expect, test } from "vitest";
import { type StandardPosition, standardPositions } from "./standard-positions.js";

/** What is done on a screen and nowhere else, and the codes that open it. */
const doors: readonly [act: PermissionCode, screens: readonly PermissionCode[]][] = [
  ["read:user", ["menu:users"]],
  // An organisation's members and what each is responsible for; a member's row leads to their page.
  ["read_work:user", ["menu:organization", "menu:users"]],
  ["hand_over:work", ["menu:organization", "menu:users"]],
  ["give:conclusion", ["menu:conclusions"]],
  ["take_over:conclusion", ["menu:conclusions"]],
  ["decide:objection", ["menu:objections"]],
  ["council:property", ["menu:council"]],
  ["record:payment", ["menu:receipts"]],
  ["import:property", ["menu:imports"]],
  ["read:setting", ["menu:allsetting"]],
  ["approve:setting", ["menu:allsetting"]],
];

describe("a standard position opens the screens that what it may do stands on", () => {
  test.each(Object.entries<StandardPosition>(standardPositions))("%s", (_, { codes }) => {
    const held = new Set(codes);
    const closed = doors.flatMap(([act, screens]) =>
      held.has(act) ? screens.filter((screen) => !held.has(screen)).map((screen) => `${act} without ${screen}`) : [],
    );
    expect(closed).toEqual([]);
  });
});

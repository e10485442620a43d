import { measureKeys } from "@yer/api/contract/measures";
import { matchPath } from "@yer/api/paths";
import { expect, test } from "vitest";
import { figureGroups, figureLink } from "./figure-groups.js";

const period = { from: "2026-10-22", to: "2026-11-20" };

test("every measure stands in one group, and leads to an address that exists", () => {
  expect(Object.values(figureGroups).flat().toSorted()).toEqual([...measureKeys].toSorted());
  for (const key of measureKeys) expect(matchPath(figureLink(key, period).replace(/\?.*/, ""))).toBeDefined();
});

test("a number of a period opens its register narrowed to these days; one of now as it stands", () => {
  expect(figureLink("applications.opened", period)).toBe("/applications?from=2026-10-22&to=2026-11-20");
  expect(figureLink("applications.finished", period)).toBe(
    "/applications?finishedFrom=2026-10-22&finishedTo=2026-11-20",
  );
  expect(figureLink("objections.upheld", period)).toBe(
    "/objections?decidedFrom=2026-10-22&decidedTo=2026-11-20&state=upheld",
  );
  expect(figureLink("complaints.new", period)).toBe("/objections?view=complaints&state=new");
  expect(figureLink("money.paid", period)).toBe("/svod?from=2026-10-22&to=2026-11-20");
  expect(figureLink("schedules.late", period)).toBe("/plangrafic?state=schedule_running&late=true");
});

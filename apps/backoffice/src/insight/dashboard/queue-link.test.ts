import { bookMeasures } from "@yer/api/contract/book-measures";
import { rowsOf } from "@yer/api/contract/measure";
import { queueKinds } from "@yer/api/contract/my-work";
import { matchPath } from "@yer/api/paths";
import { expect, test } from "vitest";
import { queueLink } from "./queue-link.js";

test("a queue opens its own register, narrowed to what waits", () => {
  expect(queueLink("conclusions")).toBe("/conclusions");
  expect(queueLink("at_justice")).toBe("/applications/aplications_4");
  expect(queueLink("objections")).toBe("/objections?state=new&state=in_review&sort=deadline");
  expect(queueLink("complaints")).toBe("/objections?view=complaints&state=new");
  expect(queueLink("overlaps")).toBe("/applications?view=overlaps&state=waiting");
  expect(queueLink("areas_taken")).toBe("/areas/has_failed_returned_from_inspection?inspected=true&sort=deadlineAt");
  expect(queueLink("areas_returned")).toBe("/areas/editing");
  expect(queueLink("areas_proposed")).toBe("/areas/area_all?proposed=true&sort=stateSince");
  expect(queueLink("instalments_asked")).toBe("/cpayments?asked=true");
  expect(queueLink("corrections_proposed")).toBe("/cpayments?correctionProposed=true");
  expect(queueLink("refunds_proposed")).toBe("/cpayments?refundProposed=true");
  expect(queueLink("proposals")).toBe("/allsetting?tab=proposals");
});

test("every queue leads to an address that exists", () => {
  for (const kind of queueKinds) expect(matchPath(queueLink(kind).replace(/\?.*/, ""))).toBeDefined();
});

test("addresses of the books' queues ask for what those queues count", () => {
  expect(queueLink("orders_refused")).toBe(
    `/cdistribution?view=orders&${rowsOf(bookMeasures.orders_refused).toString()}`,
  );
  expect(queueLink("returns_proposed")).toBe(
    `/receipts?view=returns&${rowsOf(bookMeasures.returns_proposed).toString()}`,
  );
  expect(queueLink("months_proposed")).toBe(
    `/cdistribution?view=months&${rowsOf(bookMeasures.months_proposed).toString()}`,
  );
});

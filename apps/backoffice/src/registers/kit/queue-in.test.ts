import { applicationsRegister } from "@yer/api/contract/application-register";
import { complaintsRegister } from "@yer/api/contract/objections";
import { expect, test } from "vitest";
import { hrefInQueue, inQueue, pageAfter, queueIn, queueOf } from "./queue-in.js";

const id = "01932f00-0000-7055-8be8-dc6d7bcbebd2";
const ofPayment = queueOf(applicationsRegister, {
  at: (path) => (path === "/applications/aplications_30" ? { status: ["in_payment" as const] } : undefined),
  row: (row) => ({ id: row.id, record: row.id, number: row.number, href: `/application/${row.id}` }),
});
const ofComplaints = queueOf(complaintsRegister, {
  at: (path, params) => (path === "/objections" && params.get("view") === "complaints" ? {} : undefined),
  row: (row) => ({
    id: row.id,
    record: row.application.id,
    number: row.number,
    href: `/application/${row.application.id}?tab=objections`,
  }),
});
const opened = { id, record: id, number: "N-1", href: `/application/${id}` };
const read = (href: string) => queueIn(new URLSearchParams(href.replace(/^[^?]*\?/, "")), ofPayment, ofComplaints);

test("a record knows the list it was opened from, with its filters, order and page", () => {
  const list =
    "/applications/aplications_30?late=true&sort=-number&after=a&offset=50&after=b&offset=100&density=compact";
  const href = hrefInQueue(ofPayment, opened, list);
  expect(href).toMatch(`/application/${id}?list=`);
  expect(read(href)).toEqual({
    of: ofPayment,
    href: list,
    row: undefined,
    query: { status: ["in_payment"], late: true, sort: "-number", after: "b" },
  });
});

test("where several rows lead to one record, its address tells the row, and keeps it on its forms", () => {
  const list = "/objections?view=complaints&state=new";
  const href = hrefInQueue(ofComplaints, { ...opened, id: "row", href: `${opened.href}?tab=objections` }, list);
  expect(href).toMatch(`/application/${id}?tab=objections&list=`);
  const queue = read(href);
  expect(queue).toEqual({ of: ofComplaints, href: list, row: "row", query: { state: ["new"] } });
  expect(read(inQueue("?edit", queue))).toEqual(queue);
  expect(inQueue("?edit", undefined)).toBe("?edit");
});

test("the page behind is a further step of the way there, with filters and order as they stand", () => {
  expect(pageAfter("/applications/aplications_30?late=true&after=a&offset=50", "b", 50)).toBe(
    "/applications/aplications_30?late=true&after=a&offset=50&after=b&offset=100",
  );
  expect(pageAfter("/applications/aplications_30", "a", 50)).toBe("/applications/aplications_30?after=a&offset=50");
});

test("what is no such list is not told, and leads nowhere where it is", () => {
  for (const list of [
    "",
    "/applications",
    "/applications/aplications_x",
    "https://yomon.uz/applications/aplications_30",
    "/users",
  ]) {
    expect(hrefInQueue(ofPayment, opened, list)).toBe(opened.href);
    expect(read(inQueue(opened.href, { href: list, row: undefined }))).toBeUndefined();
  }
});

import { expect, test } from "vitest";
import { hrefInQueue, pageAfter, queueIn } from "./queue-in.js";

const read = (href: string) => queueIn(new URLSearchParams(href.replace(/^[^?]*\?/, "")));

test("an application knows the list it was opened from, with its filters, order and page", () => {
  const list =
    "/applications/aplications_30?late=true&sort=-number&after=a&offset=50&after=b&offset=100&density=compact";
  const href = hrefInQueue("01932f00-0000-7055-8be8-dc6d7bcbebd2", list);
  expect(href).toMatch(/^\/application\/01932f00-0000-7055-8be8-dc6d7bcbebd2\?list=/);
  expect(read(href)).toEqual({
    status: "in_payment",
    href: list,
    query: { status: ["in_payment"], late: true, sort: "-number", after: "b" },
  });
});

test("the page behind is a further step of the way there, with filters and order as they stand", () => {
  expect(pageAfter("/applications/aplications_30?late=true&after=a&offset=50", "b", 50)).toBe(
    "/applications/aplications_30?late=true&after=a&offset=50&after=b&offset=100",
  );
  expect(pageAfter("/applications/aplications_30", "a", 50)).toBe("/applications/aplications_30?after=a&offset=50");
});

test("what is no register of a status is no list, and leads nowhere", () => {
  for (const list of [
    "",
    "/applications",
    "/applications/aplications_x",
    "https://yomon.uz/applications/aplications_30",
    "/users",
  ]) {
    expect(read(hrefInQueue("x", list))).toBeUndefined();
  }
});

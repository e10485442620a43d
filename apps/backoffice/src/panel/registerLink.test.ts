import { expect, it } from "vitest";
import { filtersOf, statusOfAddress } from "../applications/registerQuery.js";
import { openFilesLink, openStatuses, registerLink } from "./registerLink.js";

it("leads to the register under the filters of the panel and of the number", () => {
  const address = new URL(
    registerLink({ region: ["1718"], ground: [2] }, { age: ["longer"], late: true }, "in_review"),
    "http://yer",
  );
  const status = statusOfAddress(address.pathname.split("/").at(-1));
  expect(status).toBe("in_review");
  expect(filtersOf(address.searchParams, status)).toEqual({
    status: ["in_review"],
    region: ["1718"],
    ground: [2],
    age: ["longer"],
    late: true,
  });
});

it("names every unfinished status where a number counts them all", () => {
  const address = new URL(openFilesLink({}, { soon: true }), "http://yer");
  expect(filtersOf(address.searchParams)).toEqual({ status: openStatuses, soon: true });
  expect(openStatuses).not.toContain("registered");
});

it("reads back who is responsible and why files are stuck", () => {
  const id = "01932f00-0000-7000-8000-000000000001";
  const address = new URL(registerLink({}, { assignee: id, stuck: ["no_body", "unpaid"] }), "http://yer");
  expect(filtersOf(address.searchParams)).toEqual({ assignee: id, stuck: ["no_body", "unpaid"] });
  expect(filtersOf(new URLSearchParams("assignee=none&stuck=colour&age=week"))).toEqual({
    assignee: "none",
    age: ["week"],
  });
});

import { applicationsRegister } from "@yer/api/contract/application-register";
import { menuMeasures, openStatuses, panelMeasures } from "@yer/api/contract/application-measures";
import { askedIn } from "@yer/api/contract/register";
import { stuckKinds } from "@yer/api/contract/standing";
import { statuses, statusOfPath } from "@yer/api/contract/statuses";
import { menuFor, type MenuNode } from "@yer/api/paths";
import { expect, it } from "vitest";
import { registerLink } from "./register-link.js";

const addressOf = (link: string) => new URL(link, "http://yer");

it("leads to the register under the filters of the panel and of the number", () => {
  const address = addressOf(
    registerLink(panelMeasures.status.age("in_review", "longer"), { region: ["1718"], legalBasis: [2] }),
  );
  const status = statusOfPath(address.pathname.split("/").at(-1) ?? "");
  expect(status).toBe("in_review");
  expect(askedIn(applicationsRegister, address.searchParams)).toEqual({
    region: ["1718"],
    legalBasis: [2],
    age: ["longer"],
  });
});

it("names every unfinished status where a number counts them all", () => {
  const address = addressOf(registerLink(panelMeasures.open.soon, {}));
  expect(askedIn(applicationsRegister, address.searchParams)).toEqual({ status: openStatuses, soon: true });
  expect(openStatuses).not.toContain("registered");
});

it("begins with the one that has stood longest where the number says how long", () => {
  const address = addressOf(registerLink(panelMeasures.status.oldest("editing"), {}));
  expect(statusOfPath(address.pathname.split("/").at(-1) ?? "")).toBe("editing");
  expect(askedIn(applicationsRegister, address.searchParams)).toEqual({ sort: "statusSince" });
});

it("reads back who is responsible and why files are stuck", () => {
  const id = "01932f00-0000-7000-8000-000000000001";
  const held = addressOf(registerLink(panelMeasures.person.late(id), {}));
  expect(askedIn(applicationsRegister, held.searchParams)).toEqual({ assignee: id, late: true });
  for (const kind of stuckKinds) {
    const address = addressOf(registerLink(panelMeasures.stuck(kind), {}));
    expect(askedIn(applicationsRegister, address.searchParams)).toEqual({ stuck: [kind], sort: "statusSince" });
  }
});

it("finds the entry of the menu that each of its numbers stands on", () => {
  const hrefsOf = (nodes: readonly MenuNode[]): readonly string[] =>
    nodes.flatMap((node) => ("children" in node ? hrefsOf(node.children) : [node.href]));
  const hrefs = hrefsOf(menuFor(["menu:applications"]));
  expect(hrefs).toContain(registerLink(menuMeasures.all, {}));
  for (const { key } of statuses) expect(hrefs).toContain(registerLink(menuMeasures.status(key), {}));
});

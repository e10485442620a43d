import type { Explanation, Rule } from "@yer/api/contract/access";
import { screens } from "@yer/api/paths";
import { expect, test } from "vitest";
import { ruleLink } from "./rule-link.js";

const id = "01932f00-0000-7000-8000-00000000a001";
const kinds: readonly Rule["kind"][] = [
  "position",
  "role",
  "granted",
  "revoked",
  "territory",
  "organisation",
  "person",
  "duty",
  "holders",
  "record",
];

function recordOf(kind: NonNullable<Explanation["record"]>["kind"], of = id): Explanation["record"] {
  return { kind, id: of, name: "" };
}

test("each rule leads to a screen there is, and to that rule", () => {
  const paths = screens.map(({ path }) => new RegExp(`^${path.replaceAll(/[:{]\w+\}?/g, "[^/]+")}$`));
  for (const kind of kinds) {
    const link = ruleLink({ kind, id, name: null }, recordOf("position")) ?? "";
    const { pathname } = new URL(link, "http://yer.test");
    expect(paths.some((path) => path.test(pathname))).toBe(true);
    expect(link).toContain(id);
  }
});

test("a taken permission is changed at the person, one that is missing at the position", () => {
  expect(ruleLink({ kind: "revoked", id, name: null }, null)).toBe(`/users?person=${id}&tab=permissions`);
  expect(ruleLink({ kind: "position", id, name: null }, null)).toBe(`/positions?open=${id}`);
});

function rule(code: string): Rule {
  return { kind: "record", id: code, name: null };
}

test("a place is changed in the register of its level", () => {
  expect(ruleLink(rule("1718"), recordOf("place", "1718"))).toContain("/allregions");
  expect(ruleLink(rule("1718401"), recordOf("place", "1718401"))).toContain("/alldistricts");
  expect(ruleLink(rule("17184010"), recordOf("place", "17184010"))).toContain("/allneighborhoods");
});

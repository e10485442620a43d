import { describe, expect, it } from "vitest";
import { resolve } from "./resolve.js";
import type { Organisation, ResolveResult } from "./resolve.js";
import { stagedDiagram } from "./seeds.js";

const place = { district: "1703202" };
const organisation = (id: string, kind: string, territory: string, active = true): Organisation => ({
  id,
  kind,
  territory,
  active,
});
const of = (concluder: Parameters<typeof stagedDiagram>[0][number][number]["concluder"], quantity = 1) =>
  stagedDiagram([[{ id: "s", label: "s", concluder, fieldGroupId: "g", days: 1, quantity }]], { start: "", end: "" });
const kind = (organisationKind: string, quantity = 1) => of({ kind: "kind", organisationKind }, quantity);
const named = (organisationId: string, quantity = 1) => of({ kind: "organisation", organisationId }, quantity);
const idsOf = (result: ResolveResult) => (result.ok ? result.resolution["s"] : result.refusals);

describe("resolve", () => {
  const all = [
    organisation("republic", "cadastre", "17"),
    organisation("region", "cadastre", "1703"),
    organisation("b", "cadastre", "1703202"),
    organisation("a", "cadastre", "1703202"),
    organisation("closed", "cadastre", "1703202", false),
    organisation("elsewhere", "cadastre", "1703203"),
    organisation("fire", "fire-service", "1703"),
    organisation("other-region", "water", "1706"),
    organisation("odd", "cadastre", "17032"),
  ];

  it("takes all active ones of the kind at the lowest level that contains the district", () => {
    expect(idsOf(resolve(kind("cadastre"), all, place))).toEqual(["a", "b"]);
    expect(idsOf(resolve(kind("fire-service"), all, place))).toEqual(["fire"]);
    expect(idsOf(resolve(kind("cadastre"), all, { district: "1706204" }))).toEqual(["republic"]);
  });

  it("takes the named organisation wherever it sits, while it is active", () => {
    expect(idsOf(resolve(named("other-region"), all, place))).toEqual(["other-region"]);
    expect(idsOf(resolve(named("closed"), all, place))).toMatchObject([
      { code: "organisation-unavailable", stepId: "s", organisationId: "closed", district: "1703202" },
    ]);
  });

  it("refuses where fewer exist than the quantity asks for, naming step, kind and district; no higher level helps out", () => {
    expect(idsOf(resolve(kind("cadastre", 3), all, place))).toEqual([
      {
        code: "too-few-organisations",
        stepId: "s",
        district: "1703202",
        wanted: 3,
        found: 2,
        organisationKind: "cadastre",
      },
    ]);
    expect(idsOf(resolve(kind("water"), all, place))).toMatchObject([{ code: "too-few-organisations", found: 0 }]);
    expect(idsOf(resolve(named("fire", 2), all, place))).toMatchObject([{ code: "too-few-organisations", found: 1 }]);
  });

  it("refuses a step that names nobody", () => {
    const diagram = kind("cadastre");
    const draft = { ...diagram, steps: diagram.steps.map((step) => ({ ...step, concluder: null })) };
    expect(idsOf(resolve(draft, all, place))).toMatchObject([{ code: "step-without-concluder", stepId: "s" }]);
  });

  it("counts an organisation once, however often it is listed, and answers the same in any order", () => {
    const twice = [...all, ...all].toReversed();
    expect(idsOf(resolve(kind("cadastre"), twice, place))).toEqual(["a", "b"]);
  });
});

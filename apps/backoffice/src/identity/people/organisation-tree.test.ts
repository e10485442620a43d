import type { Organisation } from "@yer/api/contract/organisations";
import { expect, test } from "vitest";
import { treeAround } from "./organisation-tree.js";

function body(id: string, parentId: string | null): Organisation {
  const name = { uz_UZ: id, uz_Cyrl: id, ru_RU: id, en_US: id };
  return { id, name, kind: "cadastre", territory: "17", parentId, active: true, version: 1 };
}

/** An organisation over a place that names no parent. */
function over(id: string, territory: string, kind: Organisation["kind"] = "cadastre"): Organisation {
  return { ...body(id, null), territory, kind };
}

test("a tree reaches up to the topmost and down to all below, and holds no other", () => {
  const all = [
    body("top", null),
    body("left", "top"),
    body("own", "top"),
    body("below", "own"),
    body("stranger", null),
  ];
  expect(treeAround(all, "own", ({ id }) => id)).toEqual([
    {
      id: "top",
      label: "top",
      children: [
        { id: "left", label: "left", children: [] },
        { id: "own", label: "own", children: [{ id: "below", label: "below", children: [] }] },
      ],
    },
  ]);
});

test("a parent that is not shown to the reader ends the way up", () => {
  expect(treeAround([body("own", "hidden")], "own", ({ id }) => id)).toMatchObject([{ id: "own" }]);
});

test("an organisation that names no parent stands below the nearest of its kind over its place", () => {
  const all = [
    over("republic", "17"),
    over("region", "1718"),
    over("own", "1718401"),
    over("neighbour", "1718203"),
    over("elsewhere", "1703202"),
    over("justice", "1718", "justice"),
  ];
  expect(treeAround(all, "own", ({ id }) => id)).toMatchObject([
    {
      id: "republic",
      children: [{ id: "region", children: [{ id: "own" }, { id: "neighbour" }] }, { id: "elsewhere" }],
    },
  ]);
});

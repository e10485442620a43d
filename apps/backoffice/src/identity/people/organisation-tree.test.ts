import type { Organisation } from "@yer/api/contract/organisations";
import { expect, test } from "vitest";
import { treeAround } from "./organisation-tree.js";

function body(id: string, parentId: string | null): Organisation {
  const name = { uz_UZ: id, uz_Cyrl: id, ru_RU: id, en_US: id };
  return { id, name, kind: "cadastre", territory: "17", parentId, active: true, version: 1 };
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

import { describe, expect, it } from "vitest";
import { stagedDiagram } from "../model/seeds.js";
import { extentOf } from "./extent.js";
import { meets, nodeAt, sheetOf } from "./sheet.js";

const diagram = stagedDiagram(
  Array.from({ length: 100 }, (_, stage) =>
    Array.from({ length: 3 }, (_, row) => ({
      id: `s${stage * 3 + row}`,
      label: "",
      concluder: { kind: "kind", organisationKind: "cadastre" } as const,
      fieldGroupId: "group",
      days: 1,
    })),
  ),
  { start: "", end: "" },
);
const sheet = sheetOf(diagram, "ltr");
const nothing = { selection: new Set<string>(), others: [], focused: null };
const ids = sheet.nodes.map(({ id }) => id);

describe("what is mounted of a large diagram", () => {
  it("from near, is every node in sight, and every relation of one with both its ends", () => {
    const at = sheet.byId.get("s150");
    const area = { x: at?.x ?? 0, y: at?.y ?? 0, width: 800, height: 600 };
    const extent = extentOf(sheet, area, nothing);
    const inSight = sheet.nodes.filter((node) => meets(node, area)).map(({ id }) => id);
    const ways = sheet.relations.filter(({ from, to }) => inSight.includes(from.id) || inSight.includes(to.id));
    expect(inSight.length).toBeGreaterThan(4);
    expect([...extent.relations]).toEqual(expect.arrayContaining(ways.map(({ id }) => id)));
    const ends = sheet.relations
      .filter(({ id }) => extent.relations.has(id))
      .flatMap(({ from, to }) => [from.id, to.id]);
    expect([...extent.nodes]).toEqual(expect.arrayContaining([...inSight, ...ends]));
    expect(extent.nodes.size).toBeLessThan(sheet.nodes.length / 4);
  });

  it("from afar, is the first and the last node, so that the keyboard finds a way in from either side", () => {
    expect(extentOf(sheet, null, nothing).nodes).toEqual(new Set([ids[0], ids.at(-1)]));
  });

  it("from afar, has beside the node with the keyboard the one before and the one after", () => {
    const focused = ids[80] ?? "";
    const { nodes } = extentOf(sheet, null, { ...nothing, focused });
    expect([...nodes]).toEqual(expect.arrayContaining([ids[79], focused, ids[81]]));
    expect(nodes.size).toBe(5);
  });

  it("from afar, has what is selected with its relations and neighbours, and of very many no more than some", () => {
    const one = extentOf(sheet, null, { ...nothing, selection: new Set(["s10"]) });
    const around = sheet.relations.filter(({ from, to }) => from.id === "s10" || to.id === "s10");
    expect([...one.relations]).toEqual(around.map(({ id }) => id));
    for (const { from, to } of around) expect([...one.nodes]).toEqual(expect.arrayContaining([from.id, to.id]));
    expect(extentOf(sheet, null, { ...nothing, selection: new Set(ids) }).nodes.size).toBeLessThan(150);
  });
});

describe("the sheet of a diagram", () => {
  it("finds the node at a point, and none beside it", () => {
    const at = sheet.byId.get("s42");
    expect(nodeAt(sheet, { x: (at?.x ?? 0) + 3, y: (at?.y ?? 0) + 3 })?.id).toBe("s42");
    expect(nodeAt(sheet, { x: (at?.x ?? 0) - 3, y: (at?.y ?? 0) - 3 })).toBeUndefined();
  });

  it("is mirrored from right to left: what is first stands at the right", () => {
    const mirror = sheetOf(diagram, "rtl");
    const [start = "", end = ""] = diagram.headTail.map(({ id }) => id);
    expect(mirror.byId.get(start)?.x).toBeGreaterThan(mirror.byId.get(end)?.x ?? 0);
    expect(mirror.bounds.width).toBe(sheet.bounds.width);
  });

  it("keeps the places of what an edit did not touch", () => {
    const [first, ...others] = diagram.steps;
    if (!first) throw new Error("There are no steps.");
    const moved = { ...first, position: { x: 0, y: 0 } };
    const after = sheetOf({ ...diagram, steps: [moved, ...others] }, "ltr");
    expect(after.nodes.filter((node, at) => node !== sheet.nodes[at]).map(({ id }) => id)).toEqual([first.id]);
  });
});

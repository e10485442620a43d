import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addNode, appendNode } from "../editor/add-nodes.js";
import {
  alignNodes,
  copyNodes,
  deleteSelected,
  distributeNodes,
  nudge,
  pasteNodes,
  setConcluder,
} from "../editor/commands.js";
import { emptyDiagram } from "../model/diagram.js";
import type { Diagram } from "../model/diagram.js";
import { change, nodesOf, rename } from "../model/edit.js";
import type { Edit } from "../model/edit.js";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { logLimit, openLog, record, redo, seal, undo } from "./edit-log.js";
import type { EditLog } from "./edit-log.js";

const labels = { start: "", step: "Yangi qadam", end: "Tugash" };

/** Anything that can be done to a log, at a place chosen by number. */
const anyAct = fc
  .record({ what: fc.nat(11), a: fc.nat(1000), b: fc.nat(1000), key: fc.option(fc.constantFrom("x", "y")) })
  .map(({ what, a, b, key }) => (log: EditLog): EditLog => {
    const { document: diagram } = log;
    const nodes = nodesOf(diagram);
    const id = nodes[a % (nodes.length || 1)]?.id ?? "none";
    const ids = new Set([id, nodes[b % (nodes.length || 1)]?.id ?? "none"]);
    const kind = (["step", "gateway", "end"] as const)[b % 3] ?? "step";
    const edits: (() => Edit)[] = [
      () => addNode(diagram, kind, { x: a, y: b }, labels).edit,
      () => appendNode(diagram, id, kind, labels).edit,
      () => deleteSelected(diagram, ids).edit,
      () => pasteNodes(diagram, copyNodes(diagram, ids)).edit,
      () => alignNodes(diagram, ids, "middle"),
      () => distributeNodes(diagram, new Set(nodes.map((node) => node.id)), "x"),
      () => nudge(diagram, ids, { x: (a % 3) - 1, y: (b % 3) - 1 }),
      () => rename(diagram, id, `n${b % 3}`),
      () => setConcluder(diagram, id, { kind: "organisation", organisationId: `o${b % 3}` }),
    ];
    const edit = edits[what];
    if (edit) return record(log, edit(), key ?? undefined);
    return what === 9 ? undo(log) : what === 10 ? redo(log) : seal(log);
  });

const type = (log: EditLog, text: string) => record(log, rename(log.document, "start", text), "label start");

const whole = (log: EditLog, step: (log: EditLog) => EditLog): Diagram => {
  let current = log;
  for (let next = step(current); next !== current; next = step(current)) current = next;
  return current.document;
};

describe("the log", () => {
  it("undone as far as it goes is the start, redone as far as it goes is the end, whatever was done", () => {
    fc.assert(
      fc.property(anyDiagram(), fc.array(anyAct, { maxLength: 20 }), (start, acts) => {
        const log = acts.reduce((current, act) => act(current), openLog(start));
        const end = whole(log, redo);
        expect(whole(log, undo)).toEqual(start);
        expect(whole({ ...log, ...replay(log, start) }, redo)).toEqual(end);
      }),
      { numRuns: cases(20_000) },
    );
  });

  it("makes one entry of typing in one field, and another once the field was left", () => {
    let log = ["B", "Bo", "Bos", "Bosh"].reduce(type, openLog(emptyDiagram));
    expect(log.past).toHaveLength(1);
    expect(log.past[0]?.operations).toHaveLength(1);
    log = type(seal(log), "Boshi");
    expect(log.past).toHaveLength(2);
    expect(undo(log).document.headTail[0]?.data.label).toBe("Bosh");
    expect(undo(undo(log)).document).toEqual(emptyDiagram);
  });

  it("does not join typing to what was typed before something was undone", () => {
    const typed = type(openLog(emptyDiagram), "Bosh");
    const undone = undo(record(typed, rename(typed.document, "start", "Yakun")));
    const again = type(undone, "Boshi");
    expect(again.past).toHaveLength(2);
    expect(undo(again).document).toEqual(typed.document);
  });

  it("has nothing to undo when a change was taken back by hand", () => {
    const there = record(openLog(emptyDiagram), rename(emptyDiagram, "start", "x"), "k");
    const back = record(there, rename(there.document, "start", "Input Node"), "k");
    expect(back.past).toEqual([]);
    expect(back.document).toEqual(emptyDiagram);
  });

  it("forgets what was undone once something else is done, and the oldest beyond its limit", () => {
    const one = record(openLog(emptyDiagram), rename(emptyDiagram, "start", "a"));
    const other = record(undo(one), rename(emptyDiagram, "start", "b"));
    expect(redo(other)).toBe(other);
    const long = Array.from({ length: logLimit + 10 }).reduce<EditLog>(
      (log, _, index) => record(log, rename(log.document, "start", `n${index}`)),
      openLog(emptyDiagram),
    );
    expect(long.past).toHaveLength(logLimit);
  });

  it("records nothing for an edit that changes nothing", () => {
    const log = openLog(emptyDiagram);
    expect(record(log, change(emptyDiagram, "steps", "gone", { days: 1 }))).toBe(log);
  });
});

/** The log at its start, with everything it holds to be redone. */
const replay = (log: EditLog, start: Diagram): EditLog => ({
  document: start,
  past: [],
  future: [...log.past, ...log.future],
});

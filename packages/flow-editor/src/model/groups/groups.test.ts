import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../testing/diagrams.js";
import { anyGroup, anyGroupAct, same, sampleField } from "../../testing/groups.js";
import {
  addField,
  applyGroupOperations,
  askedAnswers,
  askedFields,
  changeField,
  drawInOrder,
  emptyGroup,
  endAfter,
  faultsOfAnswers,
  invertGroupOperations,
  lead,
  parseGroup,
  pathsOf,
  placeField,
  serialiseGroup,
  validateGroup,
} from "./index.js";
import type { Field, GroupFlow } from "./index.js";

/** Fields 1 (radio of two), 2, 3 and 4 (texts): 1 leads to 2 when option 1 is chosen, to 3 when option 2; both lead to 4. */
function branching(first: Field = sampleField(1, 2)): GroupFlow {
  const fields = [first, sampleField(2), sampleField(3), sampleField(4)];
  const at = { x: 0, y: 0 };
  let group = fields.reduce<GroupFlow>((current, field) => addField(current, field)[0], emptyGroup);
  for (const { id } of fields) group = placeField(group, id, at)[0];
  group = lead(group, "q1-1", "q2-1", 1)[0];
  group = lead(group, "q1-1", "q3-1", 2)[0];
  group = lead(group, "q2-1", "q4-1")[0];
  return lead(group, "q3-1", "q4-1")[0];
}

const codes = (group: GroupFlow) => validateGroup(group).map(({ code }) => code);
const asked = (group: GroupFlow, answers: Record<string, string | number | null>) =>
  askedFields(group, answers).map(({ id }) => id);

const faults = (answers: Record<string, string | number | null>, group = branching()) =>
  faultsOfAnswers(group, answers, ["file-1"]).map(({ field, code }) => `${field} ${code}`);

describe("edits of a group", () => {
  it("undone are the start, redone the end, whatever was done", () => {
    fc.assert(
      fc.property(anyGroup(), fc.array(anyGroupAct, { maxLength: 15 }), (start, acts) => {
        let end = start;
        const log = acts.map((act) => {
          const [next, operations] = act(end);
          expect(operations.length > 0 || next === end).toBe(true);
          end = next;
          return operations;
        });
        const undone = log.reduceRight((group, done) => applyGroupOperations(group, invertGroupOperations(done)), end);
        expect(undone).toEqual(start);
        expect(log.reduce(applyGroupOperations, start)).toEqual(end);
      }),
      { numRuns: cases(5000) },
    );
  });

  it("never leave an edge in the air, nor a way along an edge that is not there", () => {
    fc.assert(
      fc.property(anyGroup(), (group) => {
        expect(parseGroup(serialiseGroup(group))).toEqual({ ok: true, group });
      }),
      { numRuns: cases(5000) },
    );
  });

  it("lead an option elsewhere and drop the edge that nothing takes any more", () => {
    const [group] = lead(branching(), "q1-1", "q4-1", 2);
    expect(group.edges.map(({ source, target }) => [source, target])).not.toContainEqual(["q1-1", "q3-1"]);
    expect(codes(group)).toEqual(["never-asked"]);
  });
});

describe("what a group asks", () => {
  it("is every field in order where nothing is drawn", () => {
    const group = [3, 1, 2].reduce<GroupFlow>((current, id) => addField(current, sampleField(id))[0], emptyGroup);
    expect(asked(group, {})).toEqual([3, 1, 2]);
  });

  it("follows the chosen option, by its id and not by its value", () => {
    const turned = sampleField(1, 2);
    const values = turned.optionsList.toReversed().map(({ value }) => value);
    const group = branching({
      ...turned,
      optionsList: turned.optionsList.map((option, index) => ({ ...option, value: values[index] ?? "" })),
    });
    expect(asked(group, { 1: 1 })).toEqual([1, 2, 4]);
    expect(asked(group, { 1: 2 })).toEqual([1, 3, 4]);
  });

  it("waits behind a question that must be answered and decides the way", () => {
    expect(asked(branching(), {})).toEqual([1]);
    expect(asked(branching(), { 1: null })).toEqual([1]);
  });

  it("ends after an option that ends it", () => {
    const [group] = endAfter(branching(), "q1-1", 2);
    expect(asked(group, { 1: 2 })).toEqual([1]);
  });

  it("leaves behind what another choice had asked", () => {
    expect(askedAnswers(branching(), { 1: 1, 2: "bor", 3: "qolgan" })).toEqual({ 1: 1, 2: "bor" });
  });

  it("never goes round, however the group is broken", () => {
    fc.assert(
      fc.property(anyGroup(), fc.dictionary(fc.nat(12).map(String), fc.nat(4)), (group, answers) => {
        const ids = asked(group, answers);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: cases(5000) },
    );
  });
});

describe("faults of answers", () => {
  it.each([
    [{}, ["1 required"]],
    [{ 1: 9 }, ["1 choice"]],
    [{ 1: 1, 2: 7 }, ["2 type"]],
    [{ 1: 1, 2: "x".repeat(4001) }, ["2 too-long"]],
    [{ 1: 1, 3: "boshqa yoʻldan" }, ["3 not-asked"]],
    [{ 1: 1, 99: "x" }, ["99 field"]],
    [{ 1: 1, 2: "bor", 4: null }, []],
  ])("of %j are %j", (answers, expected) => {
    expect(faults(answers as Record<string, string | number | null>)).toEqual(expected);
  });

  it.each([
    ["number", 1799, "too-small"],
    ["number", 2101, "too-big"],
    ["number", Number.NaN, "type"],
    ["date", "2026-02-30", "day"],
    ["file", "another", "unknown-file"],
    ["file", "file-1", undefined],
    ["date", "2026-02-28", undefined],
  ] as const)("of a %s answered %s: %s", (fieldType, answer, code) => {
    const [group] = addField(emptyGroup, sampleField(1, 0, { fieldType, least: 1800, most: 2100 }));
    expect(faults({ 1: answer }, group)).toEqual(code ? [`1 ${code}`] : []);
  });
});

describe("findings", () => {
  const radio = sampleField(1, 2);

  it("are none where every option has its way and every question is asked", () => {
    expect(validateGroup(branching())).toEqual([]);
    expect(validateGroup(drawInOrder(branching())[0])).toEqual([]);
    expect(validateGroup(emptyGroup)).toEqual([]);
  });

  it("name an option without a way on, and end the form there as a repair", () => {
    const [group] = changeField(branching(), 1, { optionsList: sampleField(1, 3).optionsList });
    const [found] = validateGroup(group);
    expect(found).toMatchObject({ code: "option-without-way", fields: [1], options: [3] });
    expect(validateGroup(applyGroupOperations(group, found?.repair ?? []))).toEqual([]);
  });

  it("name a deleted option that is still used", () => {
    const [group] = changeField(branching(), 1, { optionsList: radio.optionsList.slice(0, 1) });
    expect(codes(group)).toContain("option-gone");
  });

  it("name what is never asked", () => {
    const [added] = addField(branching(), sampleField(9));
    expect(codes(added)).toEqual(["never-asked"]);
    const repaired = applyGroupOperations(added, validateGroup(added)[0]?.repair ?? []);
    expect(codes(repaired)).toEqual([]);
    expect(asked(repaired, { 1: 1 })).toEqual([1, 2, 4, 9]);
  });

  it("name a cycle, in the order of going round", () => {
    const [group] = lead(branching(), "q4-1", "q2-1");
    expect(
      validateGroup(group)
        .find(({ code }) => code === "cycle")
        ?.nodes.toSorted(),
    ).toEqual(["q2-1", "q4-1"]);
    expect(pathsOf(group)).toBeNull();
  });

  it("name a branch from a question without options", () => {
    const group = branching();
    const edges = [...group.edges, { id: "second", source: "q2-1", target: "q3-1" }];
    expect(codes({ ...group, edges })).toContain("branch-without-options");
  });

  it("name a value that two options share", () => {
    const optionsList = radio.optionsList.map((option) => ({ ...option, value: "1", label: same(`x${option.id}`) }));
    expect(codes(changeField(branching(), 1, { optionsList })[0])).toEqual(["duplicate-value"]);
  });

  it("name a field that one path asks for twice, and not one that two paths ask for once", () => {
    const [placed] = placeField(branching(), 2, { x: 0, y: 0 });
    expect(codes(lead(placed, "q4-1", "q2-2")[0])).toEqual(["field-twice"]);
    const [apart] = placeField(branching(), 2, { x: 0, y: 0 });
    expect(codes(lead(apart, "q3-1", "q2-2")[0])).toEqual([]);
  });

  it("are gone after their own repair, in whatever group", () => {
    fc.assert(
      fc.property(anyGroup(), (group) => {
        for (const { code, nodes, options, fields, repair } of validateGroup(group)) {
          if (!repair) continue;
          const still = validateGroup(applyGroupOperations(group, repair));
          expect(still).not.toContainEqual(expect.objectContaining({ code, nodes, options, fields }));
        }
      }),
      { numRuns: cases(5000) },
    );
  });
});

describe("paths", () => {
  it("are counted, the longest named, and listed in the order of the options", () => {
    expect(pathsOf(branching())).toEqual({
      count: 2n,
      longest: ["q1-1", "q2-1", "q4-1"],
      first: [
        [
          { node: "q1-1", options: [1] },
          { node: "q2-1", options: [] },
          { node: "q4-1", options: [] },
        ],
        [
          { node: "q1-1", options: [2] },
          { node: "q3-1", options: [] },
          { node: "q4-1", options: [] },
        ],
      ],
    });
  });

  it("are counted exactly where nobody could list them, and the first 200 listed", () => {
    // Sixty questions in a row, each of which may be skipped over or not: 2 to the 60th.
    let group = emptyGroup;
    for (let id = 0; id <= 120; id++) group = addField(group, sampleField(id, id % 2 === 0 && id < 120 ? 2 : 0))[0];
    for (const { id } of group.list) group = placeField(group, id, { x: 0, y: 0 })[0];
    for (let id = 0; id < 120; id += 2) {
      group = lead(group, `q${id}-1`, `q${id + 1}-1`, 1)[0];
      group = lead(group, `q${id}-1`, `q${id + 2}-1`, 2)[0];
      group = lead(group, `q${id + 1}-1`, `q${id + 2}-1`)[0];
    }
    const paths = pathsOf(group);
    expect(paths?.count).toBe(2n ** 60n);
    expect(paths?.longest).toHaveLength(121);
    expect(paths?.first).toHaveLength(200);
  });

  it("are as many as listing finds, in whatever group", () => {
    fc.assert(
      fc.property(anyGroup(), (group) => {
        const paths = pathsOf(group);
        fc.pre(paths !== null && paths.count <= 200n);
        expect(BigInt(paths.first.length)).toBe(paths.count);
        expect(Math.max(0, ...paths.first.map((path) => path.length))).toBe(paths.longest.length);
      }),
      { numRuns: cases(5000) },
    );
  });
});

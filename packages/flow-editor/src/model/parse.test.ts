import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDiagram, cases, translatedDiagram } from "../testing/diagrams.js";
import { emptyDiagram } from "./diagram.js";
import { nodesOf } from "./edit.js";
import { diagramLimits } from "./limits.js";
import { parseDiagram, serialiseDiagram } from "./parse.js";

const fault = (input: unknown) => {
  const result = parseDiagram(input);
  return result.ok ? "read" : `${result.fault.code} ${result.fault.path}`.trim();
};
const step = { id: "s", label: "", concluder: null, fieldGroupId: null, days: 1, position: { x: 0, y: 0 } };

describe("reading and writing", () => {
  it("give the same diagram back, and the same bytes whatever the order of keys", () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, inner]) => [key, turned(inner)]),
            )
          : value;
    fc.assert(
      fc.property(translatedDiagram(anyDiagram()), (diagram) => {
        const text = serialiseDiagram(diagram);
        expect(parseDiagram(text)).toEqual({ ok: true, diagram });
        const other = parseDiagram(turned(diagram));
        expect(other.ok && serialiseDiagram(other.diagram)).toBe(text);
      }),
      { numRuns: cases(20_000) },
    );
  });

  it("answer any value at all, and never throw", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true }), (value) => {
        expect(parseDiagram(value).ok).toBe(false);
      }),
      { numRuns: cases(20_000) },
    );
    const hostile = {
      get version(): never {
        throw new Error("boo");
      },
    };
    expect(fault(hostile)).toBe("not-object");
  });

  it("answer a diagram with any one value put out of form", () => {
    fc.assert(
      fc.property(anyDiagram(), fc.nat(1000), fc.anything(), (diagram, choice, value) => {
        const copy = structuredClone(diagram) as unknown as Record<string, unknown>;
        const keys = Object.keys(copy);
        const key = keys[choice % keys.length] ?? "version";
        copy[key] = value;
        const result = parseDiagram(copy);
        expect(result.ok ? parseDiagram(serialiseDiagram(result.diagram)) : result).toEqual(result);
      }),
      { numRuns: cases(5000) },
    );
  });

  it("keep no empty name, and no language that they do not know; a step of one name is written as it always was", () => {
    const names = { ru_RU: "", en_US: "Step", kaa: "Qadem" };
    const result = parseDiagram({ ...emptyDiagram, steps: [{ ...step, names }] });
    expect(result.ok && result.diagram.steps).toEqual([{ ...step, names: { en_US: "Step" } }]);
    const plain = parseDiagram({ ...emptyDiagram, steps: [{ ...step, names: { ru_RU: "" } }] });
    expect(plain.ok && JSON.parse(serialiseDiagram(plain.diagram))).toEqual({
      ...emptyDiagram,
      steps: [step],
    });
  });

  it("brings a diagram of version 0, the bare slices of the specification, into the present form", () => {
    const bare = {
      headTail: [
        { id: "start", type: "start", data: { label: "Input Node" }, position: { x: 24, y: 24 } },
        { id: "end", type: "end", data: { label: "" }, position: { x: 600, y: 24 } },
      ],
      steps: [{ id: "s" }, { id: "t" }],
      relations: [
        { id: "1", source: "start", target: "s", quantity: 1 },
        { id: "2", source: "s", target: "t", quantity: 2 },
        { id: "3", source: "t", target: "end", quantity: 1 },
      ],
      parallelGateways: [{ id: "g" }],
    };
    const result = parseDiagram(bare);
    const diagram = result.ok ? result.diagram : emptyDiagram;
    expect(diagram).toMatchObject({ ...bare, version: 2 });
    expect(diagram.steps[0]).toEqual({
      id: "s",
      label: "",
      concluder: null,
      fieldGroupId: null,
      days: 10,
      position: { x: 160, y: 128 },
    });
    expect(new Set(nodesOf(diagram).map(({ position }) => JSON.stringify(position))).size).toBe(5);
    expect(parseDiagram({ ...bare, version: 0 })).toEqual(result);
    expect(parseDiagram(serialiseDiagram(diagram))).toEqual(result);
  });

  it("reads who concludes by the word of version 1", () => {
    const concluder = { kind: "kind", organisationKind: "cadastre" };
    const { concluder: _, ...former } = step;
    const stored = { ...emptyDiagram, version: 1, steps: [{ ...former, body: concluder }] };
    expect(parseDiagram(stored)).toEqual({
      ok: true,
      diagram: { ...emptyDiagram, steps: [{ ...step, concluder }] },
    });
  });

  it.each([
    ["version version", { ...emptyDiagram, version: -1 }],
    ["version version", { ...emptyDiagram, version: "1" }],
    ["not-object steps[0]", { ...emptyDiagram, version: 0, steps: [null] }],
    ["not-list steps", { ...emptyDiagram, version: 0, steps: "s" }],
    ["not-json", "{"],
    ["too-large", " ".repeat(diagramLimits.text + 1)],
    ["not-object", null],
    ["version version", { ...emptyDiagram, version: 3 }],
    ["not-list steps", { ...emptyDiagram, steps: { length: 1 } }],
    ["too-large steps", { ...emptyDiagram, steps: Array.from({ length: diagramLimits.nodes + 1 }) }],
    ["not-object steps[0]", { ...emptyDiagram, steps: [null] }],
    ["id steps[0].id", { ...emptyDiagram, steps: [{ ...step, id: "__proto__" }] }],
    ["id steps[0].id", { ...emptyDiagram, steps: [{ ...step, id: "a b" }] }],
    ["label steps[0].label", { ...emptyDiagram, steps: [{ ...step, label: "a\u0000" }] }],
    ["label steps[0].label", { ...emptyDiagram, steps: [{ ...step, label: "\uD800" }] }],
    ["not-object steps[0].names", { ...emptyDiagram, steps: [{ ...step, names: "Шаг" }] }],
    ["label steps[0].names.ru_RU", { ...emptyDiagram, steps: [{ ...step, names: { ru_RU: "a\u0000" } }] }],
    [
      "label headTail[0].data.names.en_US",
      {
        ...emptyDiagram,
        headTail: emptyDiagram.headTail.map((node) => ({ ...node, data: { label: "", names: { en_US: 1 } } })),
      },
    ],
    ["number steps[0].days", { ...emptyDiagram, steps: [{ ...step, days: 0 }] }],
    ["number steps[0].days", { ...emptyDiagram, steps: [{ ...step, days: 1.5 }] }],
    [
      "number steps[0].position.x",
      { ...emptyDiagram, steps: [{ ...step, position: { x: Number.POSITIVE_INFINITY, y: 0 } }] },
    ],
    ["kind steps[0].concluder.kind", { ...emptyDiagram, steps: [{ ...step, concluder: { kind: "anyone" } }] }],
    ["same-id steps[1].id", { ...emptyDiagram, steps: [step, step] }],
    ["same-id steps[0].id", { ...emptyDiagram, steps: [{ ...step, id: "start" }] }],
    [
      "unknown-node relations[0].target",
      { ...emptyDiagram, relations: [{ id: "r", source: "start", target: "gone", quantity: 1 }] },
    ],
  ])("refuse with %s", (expected, input) => {
    expect(fault(input)).toBe(expected);
  });
});

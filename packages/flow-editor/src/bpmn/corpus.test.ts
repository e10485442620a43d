import { BpmnModdle } from "bpmn-moddle";
import { describe, expect, it } from "vitest";
import type { Diagram } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import { parseDiagram, serialiseDiagram } from "../model/parse.js";
import { validate } from "../model/validate.js";
import { corpus } from "../testing/bpmn-corpus.js";
import type { CorpusFile } from "../testing/bpmn-corpus.js";
import { manners } from "../testing/bpmn-manners.js";
import { sketches } from "../testing/bpmn-sketches.js";
import { complaints } from "../testing/complaints.js";
import type { BpmnReading } from "./read-bpmn.js";
import { readBpmn } from "./read-bpmn.js";
import { writeBpmn } from "./write-bpmn.js";

type Read = Extract<BpmnReading, { ok: true }>;

async function read(file: string | Uint8Array): Promise<Read> {
  const reading = await readBpmn(file);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading;
}

/** What is wrong with a file, as sentences that name it; so that one test tells of all of them. */
async function wrongWith(look: (file: CorpusFile, reading: Read) => string[] | Promise<string[]>): Promise<string[]> {
  const wrong: string[] = [];
  for (const file of corpus()) {
    const found = await look(file, await read(file.bytes));
    wrong.push(...found.map((what) => `${file.name}: ${what}`));
  }
  return wrong;
}

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of nodes by the names that the file gives them. */
function boxesOf(diagram: Diagram, { sketch, manner }: CorpusFile): Box[] {
  const kinds = new Map([...graphOf(diagram).values()].map(({ id, kind }) => [id, kind]));
  const named = new Map<string, string>([
    ...diagram.steps.map(({ id, label }) => [id, label] as const),
    ...diagram.headTail.map(({ id, data }) => [id, data.label] as const),
  ]);
  const gateways = sketch.nodes.filter(({ type }) => type.endsWith("Gateway"));
  return nodesOf(diagram).map(({ id, position }) => {
    const at = diagram.parallelGateways.findIndex((each) => each.id === id);
    const name = named.get(id) ?? gateways[at]?.name ?? manner.name;
    return { name, ...position, ...nodeSize[kinds.get(id) ?? "step"] };
  });
}

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));

describe("two hundred files in the manner of many tools", () => {
  it("are what they say they are", () => {
    expect(corpus().length).toBeGreaterThanOrEqual(200);
    expect(corpus()).toHaveLength(manners.length * sketches.length);
  });

  it("are read whole: every task is a step, and nothing that the language has is left out", async () => {
    expect(
      await wrongWith(({ sketch }, { diagram }) => {
        const tasks = sketch.nodes.filter(({ type }) => /^(?:task|subProcess|callActivity)$/.test(type));
        const gateways = sketch.nodes.filter(({ type }) => type.endsWith("Gateway"));
        return [
          ...(diagram.steps.length === tasks.length ? [] : [`${diagram.steps.length} steps of ${tasks.length}`]),
          ...(diagram.parallelGateways.length === gateways.length ? [] : ["gateways are missing"]),
          ...(sketch.isSound && validate(diagram).length > 0
            ? [
                validate(diagram)
                  .map(({ code }) => code)
                  .join(),
              ]
            : []),
        ];
      }),
    ).toEqual([]);
  });

  it("keep their drawing: nothing lies upon anything, and columns and rows stand in the order in which they stood", async () => {
    expect(
      await wrongWith((file, { diagram, notes }) => {
        const boxes = boxesOf(diagram, file);
        const wrong = notes.some(({ code }) => code === "laid-out") ? ["it was laid out anew"] : [];
        for (const [one, other] of pairs(boxes)) {
          const apart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          if (!apart) wrong.push(`${one.name} lies upon ${other.name}`);
          const [a, b] = [file.middles.get(one.name), file.middles.get(other.name)];
          if (!a || !b) wrong.push(`${one.name} or ${other.name} is not in the file`);
          else {
            const across = Math.sign(Math.round(one.x + one.width / 2 - other.x - other.width / 2));
            const down = Math.sign(Math.round(one.y + one.height / 2 - other.y - other.height / 2));
            if (across !== Math.sign(a[0] - b[0])) wrong.push(`${one.name} and ${other.name} changed columns`);
            if (down !== Math.sign(a[1] - b[1])) wrong.push(`${one.name} and ${other.name} changed rows`);
          }
        }
        return wrong;
      }),
    ).toEqual([]);
  });

  it("are the same after they were written, stored and read again", async () => {
    expect(
      await wrongWith(async (_file, { diagram }) => {
        const stored = parseDiagram(JSON.parse(serialiseDiagram(diagram)));
        if (!stored.ok) return [`not stored: ${stored.fault.code} ${stored.fault.path}`];
        const again = await read(await writeBpmn(stored.diagram));
        const wrong = again.notes.map(({ code, kind = "" }) => `noted again: ${code} ${kind}`);
        return serialiseDiagram(again.diagram) === serialiseDiagram(diagram) ? wrong : [...wrong, "it changed"];
      }),
    ).toEqual([]);
  });

  it("are written so that any reader of BPMN reads them without a warning", async () => {
    expect(
      await wrongWith(async (_file, { diagram }) => {
        const { warnings } = await new BpmnModdle().fromXML(await writeBpmn(diagram));
        return warnings.map(({ message }) => message);
      }),
    ).toEqual([]);
  });

  it("keep what the language has no word for", async () => {
    expect(
      await wrongWith(async ({ manner, sketch }, { diagram }) => {
        const xml = await writeBpmn(diagram);
        const asked = [
          `<bpmn:process id="process_1"`,
          `targetNamespace="${manner.targetNamespace ?? "urn:none"}"`,
          ...(manner.isExecutable ? ['isExecutable="true"'] : []),
          ...(manner.taskType && sketch.nodes.some(({ type }) => type === "task") ? [`<bpmn:${manner.taskType} `] : []),
          ...sketch.nodes.map(({ name }) => `name="${name}"`).filter((name) => !name.includes("wait")),
          ...(manner.colours?.trim().split(" ") ?? []),
          ...(manner.attributes && sketch.nodes.some(({ type }) => type === "task")
            ? manner.attributes.trim().split(" ")
            : []),
        ];
        return asked.filter((what) => !xml.includes(what)).map((what) => `lost ${what}`);
      }),
    ).toEqual([]);
  });

  it("raise no alarm over what is kept: a line for each kind of thing, and none for a plain file", async () => {
    const most = new Map<string, number>();
    await wrongWith(({ name }, { notes }) => {
      most.set(name, notes.length);
      return [];
    });
    expect(Math.max(...most.values())).toBeLessThanOrEqual(6);
    expect(most.get("bpmn.io: a row")).toBe(0);
    expect(most.get("Camunda: a split and a join")).toBe(0);
    expect(most.get("jBPM: two ends")).toBe(0);
  });

  it("pass bpmnlint's recommended rules as they were drawn, without being tidied", async () => {
    expect(
      await wrongWith(async ({ sketch, manner }, { diagram }) => {
        // Every sketch in one manner, and every manner in one sketch: what is asked differs by these alone.
        if (!sketch.isSound || (sketch !== sketches[1] && manner !== manners[4])) return [];
        return complaints(diagram);
      }),
    ).toEqual([]);
  });
});

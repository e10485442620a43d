import { describe, expect, it } from "vitest";
import { stagedDiagram } from "../model/seeds.js";
import { serialiseDiagram } from "../model/parse.js";
import { readDiagramFile } from "./read-diagram-file.js";
import { writeDiagramFile } from "./write-diagram-file.js";

const encoder = new TextEncoder();
const file = (inner: string): Uint8Array =>
  encoder.encode(
    `<b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:x="urn:x"><b:process id="p">${inner}</b:process></b:definitions>`,
  );
const many = (count: number, one: (at: number) => string) => Array.from({ length: count }, (_, at) => one(at)).join("");
const extended = (inner: string) => `<b:task id="t"><b:extensionElements>${inner}</b:extensionElements></b:task>`;
const nested = (tag: string, depth: number, attributes = "") =>
  `<${tag}${attributes}>`.repeat(depth) + `</${tag}>`.repeat(depth);

/** So many steps at the same time. */
const parallel = (count: number) =>
  stagedDiagram(
    [
      Array.from({ length: count }, (_, at) => ({
        id: `s${at}`,
        label: `Step ${at}`,
        concluder: { kind: "kind", organisationKind: "cadastre" } as const,
        fieldGroupId: "right-to-building",
        days: 10,
      })),
    ],
    { start: "a", end: "b" },
  );

/** What came of some work, and the seconds of this thread that it took: how many work beside it is not the matter. */
async function timed<Answer>(work: () => Answer): Promise<{ answer: Awaited<Answer>; seconds: number }> {
  const begun = process.threadCpuUsage();
  const answer = await work();
  return { answer, seconds: process.threadCpuUsage(begun).user / 1_000_000 };
}

/** As much plain work as is done in a fifth of a second where a heavy file may take two. */
function plainWork(): number {
  const seen = new Map<string, number>();
  for (let at = 0; at < 600_000; at += 1) {
    const word = `word-${(at * 7919) % 50_000}`;
    seen.set(word, (seen.get(word) ?? 0) + word.length);
  }
  return JSON.stringify([...seen]).length;
}

/** What came of some work that takes at most ten times as long as the plain work does on this machine, however slow it is. */
async function bounded<Answer>(work: () => Answer): Promise<Awaited<Answer>> {
  const { answer, seconds } = await timed(work);
  const plain = await timed(plainWork);
  expect(seconds / plain.seconds).toBeLessThan(10);
  return answer;
}

describe("a heavy file is read or refused in ten times the time of plain work", () => {
  it.each([
    ["110 000 tasks", "bpmn-fault", file(many(110_000, () => '<b:task id="t"/>'))],
    ["150 000 data objects", "bpmn-fault", file(many(150_000, () => '<b:dataObject id="d"/>'))],
    ["as many data objects as there may be tags", "diagram", file(many(39_000, (at) => `<b:dataObject id="d${at}"/>`))],
    ["as many tasks as there may be nodes", "diagram", file(many(9900, (at) => `<b:task id="t${at}"/>`))],
    ["extensions nineteen thousand deep", "diagram", file(extended(nested("x:a", 19_000)))],
    ["as deep, with a prefix bound at each", "diagram", file(extended(nested("y:a", 19_000, ' xmlns:y="urn:y"')))],
    ["thousands of namespaces", "bpmn-fault", file(extended(many(19_000, (at) => `<y:a xmlns:y="urn:${at}"/>`)))],
    [
      "thousands of namespaces at its root",
      "bpmn-fault",
      encoder.encode(`<a ${many(50_000, (at) => ` xmlns:a${at}="u:${at}"`)}/>`),
    ],
    ["sub-processes nineteen thousand deep", "diagram", file(nested("b:subProcess", 19_000, ' id="s"'))],
  ])("%s", async (_what, kind, bytes) => {
    expect((await bounded(() => readDiagramFile(bytes))).kind).toBe(kind);
  });
});

describe("what is written is written in as much, and can be read again", () => {
  it("as BPMN, the largest that is not refused", async () => {
    const drawn = parallel(1300);
    const written = await bounded(() => writeDiagramFile(drawn));
    if (written.kind !== "xml") throw new Error(written.kind);
    const again = await bounded(() => readDiagramFile(encoder.encode(written.xml)));
    expect(again).toMatchObject({ kind: "diagram", diagram: { steps: drawn.steps } });
  });

  it("as BPMN what could not be read again is refused: 9 900 steps at once, and what is just too much", async () => {
    for (const count of [9900, 1600]) {
      expect(await bounded(() => writeDiagramFile(parallel(count)))).toEqual({ kind: "too-large" });
    }
  });

  it("as JSON 9 900 steps at once", async () => {
    const read = await bounded(() => readDiagramFile(encoder.encode(serialiseDiagram(parallel(9900)))));
    expect(read.kind).toBe("diagram");
  });
});

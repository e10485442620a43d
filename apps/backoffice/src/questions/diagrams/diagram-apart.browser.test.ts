import { emptyDiagram } from "@yer/flow-editor/model";
import { expect, test } from "vitest";
import { readDiagramApart, readWithin, writeDiagramApart } from "./diagram-apart.js";

const encoder = new TextEncoder();

const watched = (controller = new AbortController()) => ({ signal: controller.signal, onProgress: () => undefined });

/** Almost as many bytes and tags as are read, each tag with what no language of ours has. */
function heavy(): Uint8Array {
  const task = '<bpmn:task id="a" name="b" x:c="d"><bpmn:documentation>e</bpmn:documentation></bpmn:task>';
  return encoder.encode(
    `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:x="urn:x"><bpmn:process id="p">${task.repeat(
      9_500,
    )}</bpmn:process></bpmn:definitions>`,
  );
}

test("a file of a diagram is read apart from the page", async () => {
  const read = await readDiagramApart(encoder.encode("<no/>"), watched());
  expect(read).toMatchObject({ kind: "bpmn-fault" });
});

test("the page answers while a heavy file is read, which is given up in time and said in words", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const read = await readWithin(60)(heavy(), watched());
  clearInterval(timer);
  expect(read).toEqual({ kind: "bpmn-fault", fault: { code: "too-slow" } });
  // Read on this thread, there would be none before the end; how many there are says how busy the machine is.
  expect(turns).toBeGreaterThan(0);
});

test("a file that nobody waits for any more is given up", async () => {
  const controller = new AbortController();
  const reading = readDiagramApart(heavy(), watched(controller));
  controller.abort();
  await expect(reading).rejects.toThrow("abort");
});

test("how far a file was read is told before what it holds", async () => {
  const shares: number[] = [];
  const { signal } = new AbortController();
  const read = await readDiagramApart(heavy(), { signal, onProgress: (share) => shares.push(share) });
  expect(read.kind).toBe("diagram");
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test("a diagram is written apart from the page, and given up when nobody waits for it", async () => {
  const written = await writeDiagramApart(emptyDiagram, watched());
  expect(written.kind === "xml" && written.xml).toContain("bpmn:startEvent");
  const controller = new AbortController();
  const writing = writeDiagramApart(emptyDiagram, watched(controller));
  controller.abort();
  await expect(writing).rejects.toThrow("abort");
});

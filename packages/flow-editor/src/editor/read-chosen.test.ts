import { expect, it } from "vitest";
import { bpmnFileLimit, readDiagramFile } from "../bpmn/index.js";
import { emptyDiagram, serialiseDiagram } from "../model/index.js";
import { readChosen } from "./read-chosen.js";

it("reads a chosen file of ours, and says what is wrong with any other", async () => {
  const own = await readChosen(new Blob([serialiseDiagram(emptyDiagram)]), bpmnFileLimit, readDiagramFile);
  expect(own).toMatchObject({ kind: "diagram", diagram: emptyDiagram });
  expect(await readChosen(new Blob(["{"]), bpmnFileLimit, readDiagramFile)).toMatchObject({ kind: "json-fault" });
  expect(await readChosen(new Blob(["<a>"]), bpmnFileLimit, readDiagramFile)).toMatchObject({ kind: "bpmn-fault" });
});

it("refuses a file over the limit without reading it", async () => {
  const endless = { size: 5_000_000_000, arrayBuffer: () => expect.unreachable("It was read.") };
  expect(await readChosen(endless, bpmnFileLimit, readDiagramFile)).toEqual({
    kind: "bpmn-fault",
    fault: { code: "too-large" },
  });
});

it("knows nothing of a file that was moved, and of one whose reader broke", async () => {
  const moved = { size: 1, arrayBuffer: () => Promise.reject(new Error("It is gone.")) };
  expect(await readChosen(moved, bpmnFileLimit, readDiagramFile)).toBeUndefined();
  const broken = Promise.reject(new Error("The thread ran out of memory."));
  expect(await readChosen(new Blob(["{}"]), bpmnFileLimit, () => broken)).toBeUndefined();
});

import { expect, test } from "vitest";
import { readDiagramApart, readWithin } from "./read-diagram-apart.js";

const encoder = new TextEncoder();

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
  const read = await readDiagramApart(encoder.encode("<no/>"), new AbortController().signal);
  expect(read).toMatchObject({ kind: "bpmn-fault" });
});

test("the page answers while a heavy file is read, which is given up in time and said in words", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const read = await readWithin(60)(heavy(), new AbortController().signal);
  clearInterval(timer);
  expect(read).toEqual({ kind: "bpmn-fault", fault: { code: "too-slow" } });
  // Read on this thread, there would be none before the end.
  expect(turns).toBeGreaterThan(2);
});

test("a file that nobody waits for any more is given up", async () => {
  const controller = new AbortController();
  const reading = readDiagramApart(heavy(), controller.signal);
  controller.abort();
  await expect(reading).rejects.toThrow("abort");
});

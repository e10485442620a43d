import { loadUiTexts, UiProvider } from "@yer/ui";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { keptWays } from "../bpmn/kept-ways.js";
import { readBpmn } from "../bpmn/read-bpmn.js";
import type { Diagram } from "../model/diagram.js";
import { move } from "../model/edit.js";
import { present } from "../testing/present.js";
import { loadFlowTexts } from "../texts/load-flow-texts.js";
import { DiagramViewer } from "../viewer/DiagramViewer.js";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const box = (id: string, x: number, y: number, size: string) =>
  `<di:BPMNShape bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" ${size}/></di:BPMNShape>`;

/** A step and an end below it; the flow between them goes out below, to the right and round to the end. */
const xml = `<d:definitions xmlns:d="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI"
  xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:dd="http://www.omg.org/spec/DD/20100524/DI"><d:process id="p">
  <d:startEvent id="s"/><d:task id="t" name="Xulosa"/><d:endEvent id="e"/>
  <d:sequenceFlow id="a" sourceRef="s" targetRef="t"/><d:sequenceFlow id="b" sourceRef="t" targetRef="e"/></d:process>
  <di:BPMNDiagram><di:BPMNPlane bpmnElement="p">${box("s", 100, 100, 'width="36" height="36"')}
  ${box("t", 300, 78, 'width="100" height="80"')}${box("e", 600, 400, 'width="36" height="36"')}
  <di:BPMNEdge bpmnElement="b"><dd:waypoint x="350" y="158"/><dd:waypoint x="350" y="418"/><dd:waypoint x="600" y="418"/></di:BPMNEdge>
  </di:BPMNPlane></di:BPMNDiagram></d:definitions>`;

/** The way of the relation between the step and the end. */
const path = (): string => document.querySelector('.react-flow__edge[data-id="b"] path')?.getAttribute("d") ?? "";

async function show(diagram: Diagram): Promise<void> {
  await page.viewport(1200, 800);
  await Promise.all([loadUiTexts("en_US"), loadFlowTexts("en_US")]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <UiProvider locale="en_US">
      <DiagramViewer diagram={diagram} />
    </UiProvider>,
  );
  await expect.poll(path).not.toBe("");
}

it("a relation goes along the bends of its file, and as any other once one of its nodes stands elsewhere", async () => {
  const reading = await readBpmn(xml);
  if (!reading.ok) throw new Error(reading.fault.code);
  const { diagram } = reading;
  const [bend] = present(keptWays(diagram).get("b"));
  await show(diagram);
  // The bend is the point that its rounding is drawn around; the way begins below the step, not at its side.
  expect(path()).toContain(`Q${present(bend).x} ${present(bend).y} `);
  expect(path().startsWith(`M${present(bend).x} `)).toBe(true);
  root?.unmount();
  document.body.replaceChildren();
  const [moved] = move(diagram, { e: { x: 2000, y: 100 } });
  expect(keptWays(moved).size).toBe(0);
  await show(moved);
  expect(path()).not.toContain(`Q${present(bend).x} ${present(bend).y} `);
});

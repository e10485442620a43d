import { expect, it } from "vitest";
import { readBpmn } from "../bpmn/read-bpmn.js";
import { sampleChoices } from "../testing/samples.js";
import { withConcluders } from "./step-concluders.js";

const task = (id: string) => `<d:task id="${id}" name="${id}"/>`;
const lane = (name: string, ids: readonly string[], inner = "") =>
  `<d:lane id="lane_${ids.join("")}" name="${name}">${ids.map((id) => `<d:flowNodeRef>${id}</d:flowNodeRef>`).join("")}${inner}</d:lane>`;
const [kind] = sampleChoices.kinds;
const [organisation] = sampleChoices.organisations;

const xml = `<d:definitions xmlns:d="http://www.omg.org/spec/BPMN/20100524/MODEL">
  <d:collaboration id="c"><d:participant id="pool" name="${organisation?.label}" processRef="p"/></d:collaboration>
  <d:process id="p"><d:laneSet id="l">${lane("Kengash", ["a", "b"], `<d:childLaneSet id="i">${lane(` ${kind?.label.toUpperCase()} `, ["b"])}</d:childLaneSet>`)}</d:laneSet>
  ${task("a")}${task("b")}${task("c")}</d:process></d:definitions>`;

it("a step is of the body that its lane is called, or else its pool; what nobody is called is told", async () => {
  const reading = await readBpmn(xml);
  if (!reading.ok) throw new Error(reading.fault.code);
  expect(reading.lanes).toEqual({
    a: ["Kengash", organisation?.label],
    b: [kind?.label.toUpperCase(), "Kengash", organisation?.label],
    c: [organisation?.label],
  });
  const { diagram, found, unknown } = withConcluders(reading, sampleChoices);
  const ofPool = { kind: "organisation", organisationId: organisation?.id };
  expect(diagram.steps.map(({ concluder }) => concluder)).toEqual([
    ofPool,
    { kind: "kind", organisationKind: kind?.id },
    ofPool,
  ]);
  expect([found, unknown]).toEqual([3, []]);
  const nobody = withConcluders(reading, { ...sampleChoices, organisations: [], kinds: [] });
  expect(nobody).toEqual({
    diagram: reading.diagram,
    found: 0,
    unknown: ["Kengash", kind?.label.toUpperCase(), organisation?.label],
  });
});

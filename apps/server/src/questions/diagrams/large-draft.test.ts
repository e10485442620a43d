import { diagrams } from "@yer/api/contract/diagrams";
import { type Diagram, diagramLimits, emptyDiagram } from "@yer/flow-editor/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

const inFour = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });

/** As many steps in a row as a diagram may have, beside its start, in letters of two bytes. */
function longRow(): Diagram {
  const steps = Array.from({ length: diagramLimits.nodes - emptyDiagram.headTail.length }, (_, n) => ({
    id: `step-${n}`,
    concluder: { kind: "kind" as const, organisationKind: "ecology" },
    fieldGroupId: null,
    days: 3,
    label: `Экология хулосаси ${n}`,
    position: { x: n * 300, y: 0 },
  }));
  const [start] = emptyDiagram.headTail;
  const relations = steps.map(({ id }, n) => ({
    id: `relation-${n}`,
    source: steps[n - 1]?.id ?? start?.id ?? "",
    target: id,
    quantity: 1,
  }));
  return { ...emptyDiagram, steps, relations };
}

test("the largest diagram that opens is kept as a draft, byte for byte; what is larger is told so", async () => {
  const { token } = await makePerson(service, { codes: ["create:diagram", "read:diagram", "update:diagram"] });
  const made = await service.call({ method: "POST", path: "/diagrams", token, body: { name: inFour("Katta") } });
  const id = String(made.body["id"]);
  const save = (diagram: unknown, revision: number) =>
    service.call({
      method: "PUT",
      path: `/diagrams/${id}/draft`,
      token,
      body: { diagram, scenarios: [] },
      headers: { "if-match": `"${revision}"` },
    });

  const largest = longRow();
  expect(Buffer.byteLength(JSON.stringify(largest))).toBeGreaterThan(1_048_576);
  expect(await save(largest, 1)).toMatchObject({ status: 200, body: { revision: 2 } });
  const { body } = await service.call({ path: `/diagrams/${id}`, token });
  expect(body["draft"]).toMatchObject({ revision: 2, diagram: largest });

  const beyond = { ...emptyDiagram, headTail: [{ ...emptyDiagram.headTail[0], label: "ы".repeat(4_500_000) }] };
  expect(await save(beyond, 2)).toMatchObject({ status: 413, body: { code: "payload-too-large" } });
});

test("a draft may have the bytes of any diagram that the editor opens", () => {
  // Its text is at most so many characters, each of two bytes at most in the languages of the service.
  expect(diagrams.saveDraft.mostBytes).toBeGreaterThan(2 * diagramLimits.text);
});

import { Linter } from "bpmnlint";
import NodeResolver from "bpmnlint/lib/resolver/node-resolver.js";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { tidy } from "../layout/layout-diagram.js";
import type { Diagram } from "../model/diagram.js";
import { cases, longRun, soundDiagram, translatedDiagram } from "../testing/diagrams.js";
import { sampleDiagram } from "../testing/samples.js";
import { bpmnModdle } from "./moddle.js";
import { writeBpmn } from "./write-bpmn.js";

/** Everything that bpmnlint's recommended rules say of a diagram written as BPMN, warnings too. */
async function complaints(diagram: Diagram): Promise<string[]> {
  const { rootElement } = await bpmnModdle().fromXML(await writeBpmn(diagram));
  // A linter remembers the flows of the last file, and would call those of the next one duplicates.
  const linter = new Linter({ resolver: new NodeResolver(), config: { extends: "bpmnlint:recommended" } });
  const found = await linter.lint(rootElement);
  return Object.entries(found).flatMap(([rule, reports]) =>
    reports.map(({ id, message }) => `${rule} ${id} ${message}`),
  );
}

it("a written file passes bpmnlint's recommended rules, whatever the sound diagram", longRun, async () => {
  expect(await complaints(sampleDiagram)).toEqual([]);
  await fc.assert(
    fc.asyncProperty(translatedDiagram(soundDiagram(6)), async (diagram) => {
      // Steps with a name, and none upon another: what a person would publish.
      expect(await complaints(tidy(diagram)[0])).toEqual([]);
    }),
    { numRuns: cases(2000) },
  );
});

it("the rules do complain of a file with a fault", async () => {
  const [step] = sampleDiagram.steps;
  const broken = { ...sampleDiagram, relations: sampleDiagram.relations.filter(({ target }) => target !== step?.id) };
  expect(await complaints(broken)).toEqual([expect.stringMatching(/^no-implicit-start cadastre/)]);
});

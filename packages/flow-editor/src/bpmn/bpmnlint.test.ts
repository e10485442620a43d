import * as fc from "fast-check";
import { expect, it } from "vitest";
import { tidy } from "../layout/layout-diagram.js";
import { cases, soundDiagram, translatedDiagram } from "../testing/diagrams.js";
import { complaints } from "../testing/complaints.js";
import { sampleDiagram } from "../testing/samples.js";

it("a written file passes bpmnlint's recommended rules, whatever the sound diagram", async () => {
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

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bpmnModdle } from "../bpmn/moddle.js";
import { messages } from "../messages/uz_UZ.js";
import { rename } from "../model/edit.js";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { sampleDiagram, sampleNames } from "../testing/samples.js";
import { createFlowText } from "../texts/flow-text.js";
import { diagramSvg } from "./diagram-svg.js";

const text = createFlowText("uz", messages);
const first = (svg: string) => Number(/<rect class="end" x="(-?\d+)"/.exec(svg)?.[1]);

it("draws every node and relation, and says what each is", () => {
  const svg = diagramSvg(sampleDiagram, { text, names: sampleNames });
  expect(svg.match(/<g>/g)).toHaveLength(8);
  expect(svg.match(/class="way" d="M[^"]*" marker-end/g)).toHaveLength(9);
  expect(svg).toContain("<title>Kadastr palatasi xulosasi, Davlat kadastrlari palatasi, 1 ta xulosa · 10 kun</title>");
  expect(svg).toContain(">×2</text>");
});

it("writes nothing of a label as markup, whatever it holds", async () => {
  await fc.assert(
    fc.asyncProperty(anyDiagram(), fc.string({ unit: "binary" }), async (diagram, label) => {
      const [named] = rename(diagram, diagram.headTail[0]?.id ?? "none", `${label}<script>&"]]>`);
      const svg = diagramSvg(named, { text });
      expect(svg).not.toContain("<script");
      // A reader of XML that knows nothing of SVG gets through to the end of it: the only fault is the root's name.
      await expect(bpmnModdle().fromXML(svg)).rejects.toThrow(/failed to parse document as <bpmn:Definitions>/);
    }),
    { numRuns: cases(1000) },
  );
});

it("is mirrored for right-to-left", () => {
  expect(first(diagramSvg(sampleDiagram, { text, direction: "rtl" }))).toBe(
    -first(diagramSvg(sampleDiagram, { text })) - 184,
  );
});

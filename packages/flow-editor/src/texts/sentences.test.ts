import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messages as en } from "../messages/en_US.js";
import type { FlowMessageId, FlowMessages } from "../messages/flow-messages.js";
import { messages as ru } from "../messages/ru_RU.js";
import { messages as cyrl } from "../messages/uz_Cyrl.js";
import { messages as uz } from "../messages/uz_UZ.js";
import { counterExample, diff, resolve, stagedSeed, validate } from "../testing/model.js";
import { mendable } from "../model/repairs.js";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { createFlowText } from "./flow-text.js";
import { changeText, findingText, nodeName, repairText, resolveText, traceText } from "./sentences.js";

const languages: [string, string, FlowMessages][] = [
  ["Uzbek (Latin)", "uz", uz],
  ["Uzbek (Cyrillic)", "uz-Cyrl", cyrl],
  ["Russian", "ru", ru],
  ["English", "en-US", en],
];

/** The names of a message's values, by its text. */
const valuesOf = (message: unknown): string[] =>
  [...new Set([...String(message).matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => String(name)))]
    .filter((name) => !["none", "several", "incoming", "other"].includes(name) || name === "incoming")
    .toSorted();

describe.each(languages)("texts in %s", (_name, tag, messages) => {
  const text = createFlowText(tag, messages);

  it("have every text, made with the same values as the Uzbek one", () => {
    const ids = Object.keys(uz) as FlowMessageId[];
    expect(Object.keys(messages)).toEqual(ids);
    expect(ids.filter((id) => String(valuesOf(messages[id])) !== String(valuesOf(uz[id])))).toEqual([]);
    for (const id of ids) {
      const values = Object.fromEntries(valuesOf(uz[id]).map((name) => [name, name === "reason" ? "none" : 7]));
      expect(text(id, values)).not.toMatch(/[{}]/);
      expect(text(id, values).trim()).not.toBe("");
    }
  });

  it("say something whole about every finding, repair, counter-example and change", () => {
    fc.assert(
      fc.property(anyDiagram(), anyDiagram(), (diagram, other) => {
        const trace = counterExample(diagram);
        const sentences = [
          ...mendable(diagram, validate(diagram)).flatMap((finding) => [
            findingText(finding, diagram, text),
            ...(finding.repair ? [repairText(finding, text) ?? ""] : []),
          ]),
          ...(trace ? [traceText(trace, diagram, text)] : []),
          ...diff(diagram, other).map((change) => changeText(change, diagram, other, text)),
        ];
        for (const sentence of sentences) {
          expect(sentence).not.toBe("");
          expect(sentence).not.toMatch(/[{}]|undefined|null|\[object/);
        }
      }),
      { numRuns: Math.min(300, cases(300)) },
    );
  });

  it("name step, kind and district when a discussion cannot start", () => {
    const diagram = stagedSeed("Kadastr", { kind: "kind", organisationKind: "cadastre" }, 2);
    const result = resolve(diagram, [], { district: "1703202" });
    const sentence = result.ok
      ? ""
      : result.refusals
          .map((refusal) =>
            resolveText(refusal, diagram, text, { concluder: () => "Kadastr palatasi", district: () => "Andijon" }),
          )
          .join();
    expect(sentence).toContain("Kadastr");
    expect(sentence).toContain("Kadastr palatasi");
    expect(sentence).toContain("Andijon");
    expect(sentence).toContain("2");
  });
});

it("name a node in their language, and by its label where it has no name there", () => {
  const seed = stagedSeed("Kadastr xulosasi", { kind: "kind", organisationKind: "cadastre" }, 1);
  const [step] = seed.steps;
  const id = step?.id ?? "";
  const diagram = { ...seed, steps: seed.steps.map((each) => ({ ...each, names: { ru_RU: "Заключение кадастра" } })) };
  expect(languages.map(([, tag, messages]) => nodeName(diagram, id, createFlowText(tag, messages)))).toEqual([
    "Kadastr xulosasi",
    "Kadastr xulosasi",
    "Заключение кадастра",
    "Kadastr xulosasi",
  ]);
});

it("Uzbek texts hold no apostrophe but ʻ and ʼ", () => {
  const odd = Object.entries(uz).filter(([, message]) => /['`‘’]/.test(message));
  expect(odd).toEqual([]);
});

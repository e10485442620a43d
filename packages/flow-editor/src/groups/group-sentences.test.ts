import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messages as en } from "../messages/en_US.js";
import type { FlowMessages } from "../messages/flow-messages.js";
import { messages as ru } from "../messages/ru_RU.js";
import { messages as cyrl } from "../messages/uz_Cyrl.js";
import { messages as uz } from "../messages/uz_UZ.js";
import { faultsOfAnswers, validateGroup } from "../model/groups/index.js";
import { createFlowText } from "../texts/flow-text.js";
import { cases } from "../testing/diagrams.js";
import { anyGroup } from "../testing/groups.js";
import { answerFaultText, groupFindingText, groupRepairText } from "./group-sentences.js";

const languages: [string, "uz_UZ" | "uz_Cyrl" | "ru_RU" | "en_US", FlowMessages][] = [
  ["uz", "uz_UZ", uz],
  ["uz-Cyrl", "uz_Cyrl", cyrl],
  ["ru", "ru_RU", ru],
  ["en-US", "en_US", en],
];

describe.each(languages)("sentences about a group in %s", (tag, locale, messages) => {
  const text = createFlowText(tag, messages);

  it("are whole for every finding, repair and fault of an answer", () => {
    fc.assert(
      fc.property(
        anyGroup(),
        fc.dictionary(fc.nat(12).map(String), fc.oneof(fc.nat(4), fc.string())),
        (group, answers) => {
          const sentences = [
            ...validateGroup(group).flatMap((finding) => [
              groupFindingText(finding, group, text, locale),
              ...(finding.repair ? [groupRepairText(finding, text) ?? ""] : []),
            ]),
            ...faultsOfAnswers(group, answers, []).map((fault) => answerFaultText(fault, text)),
          ];
          for (const sentence of sentences) {
            expect(sentence).not.toBe("");
            expect(sentence).not.toMatch(/[{}]|undefined|null|«»|“”/);
          }
        },
      ),
      { numRuns: cases(2000) },
    );
  });
});

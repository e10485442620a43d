import type { DiagramChoices } from "../editor/diagram-choices.js";
import type { Diagram } from "../model/diagram.js";
import { stagedDiagram } from "../model/seeds.js";
import type { SeedStep } from "../model/seeds.js";
import type { CaseProgress } from "../progress/case-progress.js";
import type { Names } from "../texts/sentences.js";

const step = (id: string, label: string, quantity = 1, days = 10): SeedStep => ({
  id,
  label,
  concluder: { kind: "kind", organisationKind: id },
  fieldGroupId: "right-to-building",
  days,
  quantity,
});

/** The discussion of a file as it is usual: cadastre and architecture together, utilities twice, then the hokimlik. */
export const sampleDiagram: Diagram = stagedDiagram(
  [
    [
      step("cadastre", "Kadastr palatasi xulosasi"),
      step("architecture", "Qurilish va arxitektura boʻlimi xulosasi"),
      step("utilities", "Muhandislik tarmoqlari xulosasi", 2, 7),
    ],
    [step("hokimlik", "Tuman hokimligi xulosasi", 1, 5)],
  ],
  { start: "Muhokama boshlandi", end: "Muhokama tugadi" },
);

const bodies: Readonly<Record<string, string>> = {
  cadastre: "Davlat kadastrlari palatasi",
  architecture: "Qurilish boʻlimi",
  utilities: "Muhandislik tarmoqlari",
  hokimlik: "Tuman hokimligi",
};

/** Names of the sample's organisations. */
export const sampleNames: Names = {
  concluder: (concluder) =>
    concluder.kind === "kind"
      ? (bodies[concluder.organisationKind] ?? concluder.organisationKind)
      : concluder.organisationId,
};

/** A case in which every state occurs. */
export const sampleProgress: CaseProgress = {
  cadastre: {
    state: "done",
    given: 1,
    wanted: 1,
    due: "2026-03-05",
    answers: [{ organisation: "Andijon tumani kadastr palatasi", verdict: "positive" }],
  },
  architecture: {
    state: "late",
    given: 0,
    wanted: 1,
    due: "2026-03-05",
    answers: [{ organisation: "Andijon tumani qurilish boʻlimi", verdict: null }],
  },
  utilities: {
    state: "now",
    given: 1,
    wanted: 2,
    due: "2026-03-12",
    answers: [
      { organisation: "Suv taʼminoti", verdict: "negative" },
      { organisation: "Hududiy elektr tarmoqlari", verdict: null },
    ],
  },
  hokimlik: { state: "awaited", given: 0, wanted: 1 },
};

/** What the sample's steps can be about. */
export const sampleChoices: DiagramChoices = {
  organisations: [
    { id: "tashkent-water", label: "Toshkent suv taʼminoti" },
    { id: "andijan-cadastre", label: "Andijon tumani kadastr palatasi" },
  ],
  kinds: Object.entries(bodies).map(([id, label]) => ({ id, label })),
  fieldGroups: [{ id: "right-to-building", label: "Bino va inshootga huquq" }],
};

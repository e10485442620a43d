import type { MoveOutcome } from "@yer/api/contract/case-moves";
import type { Locale } from "@yer/api/contract/values";
import type { useDiagramsText } from "./diagrams-texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Reasons that have a sentence of their own; what else the model knows cannot come up between two sound versions. */
const known = new Set([
  "no-step",
  "other-questions",
  "not-its-step",
  "not-yet",
  "passed",
  "already-given",
  "ended",
] as const);

/** What becomes of a case, in sentences: the first names it, the others tell the details. */
export function outcomeWords(text: ReturnType<typeof useDiagramsText>, locale: Locale, outcome: MoveOutcome): string[] {
  const { kind, why, carried, superseded, awaited, longer = [] } = outcome;
  const first = text(`cases.kind.${kind}`);
  if (kind === "refused" || kind === "waits")
    return [why === null ? first : `${first}: ${text(`cases.refused.${why}`)}`];
  return [
    first,
    ...(carried > 0 ? [text("cases.carried", { count: carried })] : []),
    ...superseded.map(({ step, organisation, why: reason }) => {
      const id = [...known].find((each) => each === reason);
      const words: keyof typeof messages = id === undefined ? "cases.why.other" : `cases.why.${id}`;
      return text("cases.superseded", { step: step[locale], organisation: organisation[locale], why: text(words) });
    }),
    ...longer.map(({ step, before, after }) => text("cases.longer", { step: step[locale], before, after })),
    ...(awaited.length > 0 ? [text("cases.awaited", { steps: awaited.map((step) => step[locale]).join(", ") })] : []),
  ];
}

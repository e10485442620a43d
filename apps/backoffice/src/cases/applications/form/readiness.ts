import { missingFacts } from "@yer/api/contract/facts";
import { createFactsCheck } from "./facts-schema.js";
import type { FactsValues } from "./facts-values.js";
import { fieldOf, formSections, isUnder } from "./fields.js";

/** A section of the form, by its id. */
export type SectionId = (typeof formSections)[number]["id"];

/**
 * How a section stands: `lacking` asks for something, `complete` holds what is asked or was given without being asked,
 * `optional` is asked nothing and holds nothing.
 */
export type SectionState = "lacking" | "complete" | "optional";

/** How far a form is from submission. */
export interface Readiness {
  /** What submission still needs, by pointer, in the order of the form: what is not there yet, and what would be refused. */
  readonly lacking: readonly string[];
  readonly sections: Readonly<Record<SectionId, SectionState>>;
}

/** Whether a section that nothing is asked of holds something all the same. */
const isGiven: Readonly<Record<SectionId, (values: FactsValues) => boolean>> = {
  occupier: () => true,
  place: () => true,
  plot: () => true,
  outline: () => true,
  buildings: () => true,
  files: ({ fileIds }) => fileIds.length > 0,
  payment: ({ legalBasis, payment }) => legalBasis === "4" || payment.discount !== "none",
};

/** Tells how far values are from submission, by the contract's list and by the form's own check. One for each form. */
export function createReadiness(): (values: FactsValues) => Readiness {
  const check = createFactsCheck();
  return (values) => {
    const { faults, unchecked } = check(values);
    const missing = missingFacts({
      ...unchecked,
      // The contract's list asks about legal bases 2 and 4 only; none chosen is a fault of its own.
      legalBasis: (unchecked.legalBasis ?? 1) as Parameters<typeof missingFacts>[0]["legalBasis"],
      districtSoato: unchecked.districtSoato ?? "",
      neighborhoodId: unchecked.neighborhoodId ?? "",
    });
    // What would be refused is not there yet either: an empty row of buildings, a number typed by half.
    const named = new Set(missing.map(fieldOf));
    const wrong = faults.filter(({ field }) => !named.has(field)).map(({ field }) => `/${field.replaceAll(".", "/")}`);
    const all = [...missing, ...wrong];
    const lacking = formSections.flatMap(({ facts }) =>
      facts.flatMap((fact) => all.filter((pointer) => isUnder(pointer, fact))),
    );
    const states = formSections.map(({ id, facts }): [SectionId, SectionState] => {
      if (lacking.some((pointer) => facts.some((fact) => isUnder(pointer, fact)))) return [id, "lacking"];
      return [id, isGiven[id](values) ? "complete" : "optional"];
    });
    return { lacking, sections: Object.fromEntries(states) as Readiness["sections"] };
  };
}

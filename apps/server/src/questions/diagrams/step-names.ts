import type { Names } from "@yer/api/contract/values";
import { type Diagram, type Named } from "@yer/flow-editor/model";
import { namesOf } from "@yer/flow-editor/model/names";

/** A step by its names; one that its diagram does not have, by its id. */
function namedStep({ steps }: Pick<Diagram, "steps">, stepId: string): Named {
  return steps.find(({ id }) => id === stepId) ?? { label: stepId };
}

/** What readers of each language call a step. */
export function stepNames(diagram: Pick<Diagram, "steps">, stepId: string): Names {
  return namesOf(namedStep(diagram, stepId));
}

/** What a step is called in its diagram's own words: what is kept of it where nobody reads it in a language. */
export function stepLabel(diagram: Pick<Diagram, "steps">, stepId: string): string {
  return namedStep(diagram, stepId).label;
}

/**
 * A step as parameters of a sentence, which holds nothing but plain values: `step` in its own words, and `step_<locale>`
 * for each language that it has a name in.
 */
export function stepParams(diagram: Pick<Diagram, "steps">, stepId: string): Record<string, string> {
  const { label, names = {} } = namedStep(diagram, stepId);
  return {
    step: label,
    ...Object.fromEntries(Object.entries(names).map(([locale, name]) => [`step_${locale}`, name])),
  };
}

/** What was kept before steps had names in languages is told to all in the words that were kept. */
export function namesKept(kept: Names | string): Names {
  return typeof kept === "string" ? namesOf({ label: kept }) : kept;
}

import type { Facts } from "@yer/api/contract/facts";
import type { FormState } from "@yer/ui";
import type { FactsValues } from "./facts-values.js";

/** The form around a section. */
export type FactsFormState = FormState<FactsValues, Facts>;

/** Props of every section of the form. */
export interface SectionProps {
  readonly form: FactsFormState;
  /** Whether a fact, by JSON pointer, may be changed; the others are shown. */
  readonly mayChange: (pointer: string) => boolean;
}

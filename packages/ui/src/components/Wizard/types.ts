import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormSchema, FormState } from "../Form/index.js";

/** Answers by the id of their step. */
export type WizardAnswers = Readonly<Record<string, FieldValues>>;

/** What a wizard remembers; the host keeps it (a draft, the address) and hands it in. */
export interface WizardState {
  /** `id` of the step in view. */
  readonly step: string;
  /** What was typed, by step; kept when one goes back. */
  readonly answers: WizardAnswers;
  /** Ids of the steps that were answered and found right. */
  readonly done: readonly string[];
}

/** What the content of a step may know and do. */
export interface WizardView {
  /** What was typed in all steps. */
  readonly answers: WizardAnswers;
  /** Leads to a step and, once it is answered, back here: for "Change" of `CheckAnswers`. */
  readonly goTo: (step: string) => void;
  /** The form of this step. */
  readonly form: FormState<FieldValues, unknown>;
}

/** One step. */
export interface WizardStep {
  /** Unique among the steps; fit for an address. */
  readonly id: string;
  /** Its heading, and its name in the list. */
  readonly title: string;
  /** A line under the heading. */
  readonly description?: ReactNode;
  /** What its answers must be, to go on. @default anything */
  readonly schema?: FormSchema<unknown>;
  /** The values to begin with, before anything was typed. @default none */
  readonly defaultValues?: FieldValues;
  /** Its fields (`formFields`), or anything else. */
  readonly content: ReactNode | ((view: WizardView) => ReactNode);
}

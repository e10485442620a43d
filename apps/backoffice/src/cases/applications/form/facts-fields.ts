import { formFields } from "@yer/ui";
import type { FactsValues } from "./facts-values.js";

/** The fields of the form of an application's facts, typed by what it holds. */
export const { Field: FactsField, useValue: useFactsValue } = formFields<FactsValues>();

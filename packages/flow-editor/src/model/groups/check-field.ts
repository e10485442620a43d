import type { Field, Label } from "./field.js";

/** The longest text of a label, in characters. */
export const longestLabel = 200;

/** What can be wrong with a field. */
export type FieldFaultCode =
  | "required"
  | "too-long"
  | "few-options"
  | "same-value"
  | "same-label"
  | "bounds"
  | "whole-number";

/** One fault of a field. `path` leads to the place, as in `optionsList.2.label.ru_RU`. */
export interface FieldFault {
  readonly path: string;
  readonly code: FieldFaultCode;
}

const locales = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const satisfies readonly (keyof Label)[];

/** Everything that keeps a field from being saved: the check of the form and of the service alike. */
export function checkField(
  field: Pick<Field, "label" | "fieldType" | "least" | "most" | "optionsList">,
): readonly FieldFault[] {
  return [...labelFaults(field.label, "label"), ...boundFaults(field), ...optionFaults(field)];
}

const labelFaults = (label: Label, path: string): FieldFault[] =>
  locales.flatMap((locale) => textFaults(label[locale], `${path}.${locale}`));

function textFaults(text: string, path: string): FieldFault[] {
  if (text.trim() === "") return [{ path, code: "required" }];
  return text.length > longestLabel ? [{ path, code: "too-long" }] : [];
}

function boundFaults({ fieldType, least, most }: Pick<Field, "fieldType" | "least" | "most">): FieldFault[] {
  if (fieldType === "string") {
    return most !== null && (!Number.isInteger(most) || most < 1) ? [{ path: "most", code: "whole-number" }] : [];
  }
  return fieldType === "number" && least !== null && most !== null && least > most
    ? [{ path: "most", code: "bounds" }]
    : [];
}

function optionFaults({ fieldType, optionsList }: Pick<Field, "fieldType" | "optionsList">): FieldFault[] {
  if (fieldType !== "radio") return [];
  const few: FieldFault[] = optionsList.length < 2 ? [{ path: "optionsList", code: "few-options" }] : [];
  const each = optionsList.flatMap(({ label, value }, index): FieldFault[] => {
    const path = `optionsList.${index}`;
    const before = optionsList.slice(0, index);
    const repeated = locales.filter(
      (locale) =>
        label[locale].trim() !== "" && before.some((other) => other.label[locale].trim() === label[locale].trim()),
    );
    return [
      ...labelFaults(label, `${path}.label`),
      ...repeated.map((locale): FieldFault => ({ path: `${path}.label.${locale}`, code: "same-label" })),
      ...textFaults(value, `${path}.value`),
      ...(value.trim() !== "" && before.some((other) => other.value.trim() === value.trim())
        ? [{ path: `${path}.value`, code: "same-value" } as const]
        : []),
    ];
  });
  return [...few, ...each];
}

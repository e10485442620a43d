import { DatePicker, TextField } from "@yer/ui";
import type { FieldBound } from "../forms/endpoint-form.js";

/** The fields of the form that hold the number and the day of a paper. */
export interface NumberAndDayProps {
  readonly number: FieldBound<string>;
  /** ISO 8601; null is none yet. */
  readonly day: FieldBound<string | null>;
}

/** A paper is known by its number and its day: of a session, a decision, a contract. Both are needed. */
export function NumberAndDay({ number, day }: NumberAndDayProps) {
  return (
    <>
      <TextField {...number} isRequired width="md" maxLength={60} />
      <DatePicker {...day} isRequired width="md" />
    </>
  );
}

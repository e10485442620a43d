import { DatePicker, TextField } from "@yer/ui";
import type { Sending } from "./useSending.js";

/** What the number and the day of a paper are called, hold, and are sent as. */
export interface NumberAndDayProps {
  readonly labels: { readonly number: string; readonly day: string };
  readonly number: string;
  /** ISO 8601; null is none yet. */
  readonly day: string | null;
  readonly onNumber: (number: string) => void;
  readonly onDay: (day: string | null) => void;
  /** JSON pointer of the day in what is sent; that of the number is `/number`. */
  readonly dayAt: string;
  readonly sending: Pick<Sending, "required" | "faultAt">;
}

/** A paper is known by its number and its day: of a session, a decision, a contract. Both are needed. */
export function NumberAndDay({ labels, number, day, onNumber, onDay, dayAt, sending }: NumberAndDayProps) {
  return (
    <>
      <TextField
        label={labels.number}
        value={number}
        onChange={onNumber}
        error={sending.required(number.trim() === "") ?? sending.faultAt("/number")}
        isRequired
        width="md"
        maxLength={60}
      />
      <DatePicker
        label={labels.day}
        value={day}
        onChange={onDay}
        error={sending.required(day === null) ?? sending.faultAt(dayAt)}
        isRequired
        width="md"
      />
    </>
  );
}

import { type ScheduleCauseCode, scheduleCauseCodes } from "@yer/api/contract/schedule-states";

// Before causes had codes this sentence was kept. Histories stay as they were written, so it is read for good.
const worded = "Roʻyxat bekor qilindi";

/** The cause that is kept, as its code, where a person's reason would be; undefined where it is their words, or none. */
export function scheduleCauseIn(reason: string | null): ScheduleCauseCode | undefined {
  return reason === worded ? "list_undone" : scheduleCauseCodes.find((code) => code === reason);
}

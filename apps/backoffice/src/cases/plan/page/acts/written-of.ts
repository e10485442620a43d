import type { Schedule } from "@yer/api/contract/schedule-facts";
import type { TermsWritten } from "./TermsFields.js";

/** The terms of a schedule as its forms begin with them. */
export function writtenOf({ startsOn, endsOn, organisation, people, plots }: Schedule): TermsWritten {
  return { startsOn, endsOn, organisationId: organisation.id, people: people.map(({ id }) => id), plots };
}

import type { PermissionCode } from "@yer/api/contract/codes";
import type { Part } from "@yer/api/contract/statuses";
import { type Decider, decide } from "./decide.js";
import type { ApplicationSubject } from "./subject.js";

/** A part of a file that is about to be taken: by one person, or by two where a name is borrowed. */
export interface PartTaken {
  readonly by: readonly string[];
  readonly part: Part;
}

/**
 * Which of some permissions somebody may use on a file now, and nobody any more once a part of it is taken: whoever takes
 * it is the last person able. Pure, and all of it comes from `decide()`, before and after. What nobody may do already is
 * not among them: this act takes nothing away there.
 */
export function leftToNobody(
  codes: readonly PermissionCode[],
  people: readonly Decider[],
  { by, part }: PartTaken,
  subject: ApplicationSubject,
): PermissionCode[] {
  const after: ApplicationSubject = {
    ...subject,
    partsTaken: [...subject.partsTaken, ...by.map((personId) => ({ personId, part }))],
  };
  const anybody = (code: PermissionCode, about: ApplicationSubject): boolean =>
    people.some((person) => decide(person, { code, kind: "act" }, about).allowed);
  return codes.filter((code) => anybody(code, subject) && !anybody(code, after));
}

import type { PermissionCode } from "@yer/api/contract/codes";
import type { Part } from "@yer/api/contract/statuses";
import { type Lost, lostTasks } from "../../rules/duties/one-part-each.js";
import { type Decider, decide, partOfCode } from "./decide.js";
import type { ApplicationSubject } from "./subject.js";

/** A part of an application that is about to be taken: by one person, or by two where a name is borrowed. */
export interface PartTaken {
  readonly by: readonly string[];
  readonly part: Part;
}

/**
 * Which of some permissions people may use on an application now, and cannot any more once a part of it is taken:
 * `alone` those that nobody is left for, `together` those that too few are left for, since each of them takes one part
 * only. Whoever takes it goes on with all of their own part, which is therefore not asked about. Pure; who is able
 * comes from `decide()`, before and after. What people could not finish already is not among them: this act takes
 * nothing away there.
 */
export function leftToNobody(
  codes: readonly PermissionCode[],
  people: readonly Decider[],
  { by, part }: PartTaken,
  subject: ApplicationSubject,
): Lost<PermissionCode> {
  const after: ApplicationSubject = {
    ...subject,
    partsTaken: [...subject.partsTaken, ...by.map((personId) => ({ personId, part }))],
  };
  const ableTo = (person: Decider, about: ApplicationSubject): Set<PermissionCode> =>
    new Set(codes.filter((code) => decide(person, { code, kind: "act" }, about).allowed));
  const before = people.map((person) => ableTo(person, subject));
  const then = people.map((person, index) =>
    by.includes(person.id) ? ableTo(person, after) : (before[index] ?? new Set<PermissionCode>()),
  );
  const theirs = new Set(people.flatMap(({ id }, index) => (by.includes(id) ? [...(then[index] ?? [])] : [])));
  const tasks = new Map<PermissionCode, Part>();
  for (const code of codes) {
    const own = partOfCode.get(code);
    if (own !== undefined && !theirs.has(code)) tasks.set(code, own);
  }
  return lostTasks(tasks, before, then);
}

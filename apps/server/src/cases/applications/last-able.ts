import type { PermissionCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import { type Part, type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { partOfCode } from "../../identity/access/decide.js";
import { leftToNobody } from "../../identity/access/last-able.js";
import { membersHolding } from "../../identity/access/members.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { transitions } from "../../rules/workflow/transitions.js";
import type { ApplicationRecord } from "./application.js";
import { codesOnTheWay } from "./holder.js";

/** Statuses that an application may still come to, the one it is in among them: by any row of the transition table. */
function statusesAhead(from: StatusKey): ReadonlySet<StatusKey> {
  const ahead = new Set([from]);
  // A set goes on to what is added while it is walked.
  for (const status of ahead) for (const { to } of transitions[status]) for (const next of to) ahead.add(next);
  return ahead;
}

/** Answers to what anyone may bring forward against an application of these statuses. */
const answers: readonly { readonly code: PermissionCode; readonly statuses: readonly StatusKey[] }[] = [
  { code: "decide:objection", statuses: ["announced", "in_review"] },
  { code: "decide:complaint", statuses: ["rejected"] },
];

const codesAhead = new Map<StatusKey, readonly PermissionCode[]>(
  statusKeys.map((from) => {
    const ahead = [...statusesAhead(from)];
    const own = ahead.flatMap((status): PermissionCode[] => codesOnTheWay(status));
    const asked = answers.flatMap(({ code, statuses }) =>
      statuses.some((status) => ahead.includes(status)) ? [code] : [],
    );
    return [from, [...new Set([...own, ...asked])]];
  }),
);

/** What an application's way may still ask of staff from a status on, where it belongs to a part. */
function partedCodes(status: StatusKey): PermissionCode[] {
  return (codesAhead.get(status) ?? []).filter((code) => partOfCode.has(code));
}

/** Later parts of an application that whoever takes a part now would be barred from. */
export function laterCodes(part: Part, status: StatusKey): PermissionCode[] {
  return partedCodes(status).filter((code) => partOfCode.get(code) !== part);
}

/** Who really takes a part: a borrowed name is no second person. */
export function takersOf({ id, impersonation }: Pick<Actor, "id" | "impersonation">): string[] {
  return [id, ...(impersonation ? [impersonation.byId] : [])];
}

/** People who are named at most. */
const mostNamed = 3;

/** The parts that some permissions belong to, each once. */
function partsOf(codes: readonly PermissionCode[]): Part[] {
  return [...new Set(codes.flatMap((code) => partOfCode.get(code) ?? []))];
}

/**
 * The later parts of an application that nobody is left for once a person takes one of it, or too few for one part
 * each, as a reason for each of them, and who gives rights there; empty where others are able. Organisations that
 * conclude are not asked for: any member of theirs may.
 * @param status where the application stands after the act
 */
export async function reasonsOfLastAble(
  db: Db | Transaction,
  actor: Pick<Actor, "id" | "impersonation" | "codes">,
  { subject }: Pick<ApplicationRecord, "subject">,
  part: Part,
  status: StatusKey,
): Promise<Reason[]> {
  // Only who could take a later part can be the last one able; of whoever borrows a name the codes are not known here.
  if (actor.impersonation === null && !laterCodes(part, status).some((code) => actor.codes.has(code))) return [];
  const codes = partedCodes(status);
  const people = await membersHolding(db, codes, subject.district);
  const { alone, together } = leftToNobody(codes, people, { by: takersOf(actor), part }, subject);
  if (alone.length + together.length === 0) return [];
  const givers = await membersHolding(db, ["update:permissions"], subject.district);
  const names = givers.slice(0, mostNamed).map(({ name }) => name);
  return [
    ...partsOf(alone).map((one): Reason => ({ code: "last-able", params: { part: one } })),
    ...partsOf(together).map((one): Reason => ({ code: "too-few-able", params: { part: one } })),
    ...(names.length === 0 ? [] : [{ code: "rights-given-by" as const, params: { names: names.join(", ") } }]),
  ];
}

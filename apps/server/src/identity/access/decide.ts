import type { PermissionCode } from "@yer/api/contract/codes";
import type { ProblemCode, Reason } from "@yer/api/contract/problem";
import type { ReasonCode } from "@yer/api/contract/reason-codes";
import { Problem, notFound } from "../../platform/problem/problem.js";
import { transitions } from "../../rules/workflow/transitions.js";
import type { Actor } from "../../platform/acting/actor.js";
import { isNeverImpersonated } from "./admit.js";
import { unseenBecause } from "./scope.js";
import type { Part } from "@yer/api/contract/statuses";
import type { ApplicationSubject, Subject } from "./subject.js";
import { contains, republic } from "../../platform/territory/territory.js";

/** What is to be done. */
export interface Need {
  readonly code: PermissionCode;
  /** `read` changes nothing; an `act` does. */
  readonly kind: "read" | "act";
}

/** Why a person may not do something; the same words as beside a disabled button. */
export interface AccessReason extends Reason {
  readonly code: Extract<
    ReasonCode,
    | "blocked"
    | "not-staff"
    | "other-territory"
    | "not-involved"
    | "permission-missing"
    | "impersonation"
    | "own-file"
    | "duty-conflict"
  >;
}

/** A decision. Refused: `visible` says whether the person may learn that the subject exists, `reasons` why not. */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly visible: boolean; readonly reasons: readonly AccessReason[] };

/** What a decision weighs of a person: it is asked of people who have no session at this moment, too. */
export type Decider = Pick<
  Actor,
  "id" | "pinfl" | "isStaff" | "blocked" | "organisation" | "territory" | "codes" | "impersonation"
>;

/**
 * The part of an application's way that a permission is used for: what its moves say. Codes that are no part are left
 * out.
 */
export const partOfCode: ReadonlyMap<PermissionCode, Part> = new Map<PermissionCode, Part>([
  // Opening and correcting an application are no moves; they belong to handing it in.
  ["create:property", "submit"],
  ["update:property", "submit"],
  ...Object.values(transitions)
    .flat()
    .flatMap(({ mover }): [PermissionCode, Part][] =>
      mover.by === "staff" && mover.part !== null ? [[mover.code, mover.part]] : [],
    ),
]);

function unseenReason(actor: Decider, subject: Subject): AccessReason["code"] | undefined {
  if (subject.kind === "none") return undefined;
  if (subject.kind === "file") return unseenBecause(actor, subject);
  if (actor.blocked) return "blocked";
  if (!actor.isStaff) return "not-staff";
  return contains(actor.territory, subject.territory ?? republic) ? undefined : "other-territory";
}

/**
 * Reasons that lie in the application: no two parts by one person, no one in their own matter, whoever lends the name.
 */
function dutyReasons(actor: Decider, need: Need, application: ApplicationSubject): AccessReason[] {
  if (need.kind === "read") return [];
  const people = [actor.id];
  const pinfls = actor.pinfl === null ? [] : [actor.pinfl];
  if (actor.impersonation !== null) {
    people.push(actor.impersonation.byId);
    if (actor.impersonation.byPinfl !== null) pinfls.push(actor.impersonation.byPinfl);
  }
  const reasons: AccessReason[] = [];
  const concerned = [application.occupierPinfl, ...application.objectorPinfls];
  if (pinfls.some((pinfl) => concerned.includes(pinfl))) reasons.push({ code: "own-file" });
  const part = partOfCode.get(need.code);
  const taken = application.partsTaken.find(({ personId, part: other }) => people.includes(personId) && other !== part);
  if (part !== undefined && taken !== undefined) {
    reasons.push({ code: "duty-conflict", params: { part: taken.part } });
  }
  return reasons;
}

function impersonationReasons(actor: Decider, need: Need): AccessReason[] {
  if (actor.impersonation === null) return [];
  if (isNeverImpersonated(need.code)) return [{ code: "impersonation" }];
  if (need.kind === "act" && !actor.impersonation.writable) return [{ code: "impersonation" }];
  return [];
}

/**
 * The one place where it is decided whether a person may do something to something (DOMAIN §8). Pure: everything it
 * weighs is in its arguments. Screens show `reasons` beside disabled buttons; services call {@link enforce}.
 */
export function decide(actor: Decider, need: Need, subject: Subject): Decision {
  const unseen = unseenReason(actor, subject);
  const visible = unseen === undefined;
  const reasons: AccessReason[] = [];
  // What decides comes first. Only an explanation to a third person shows it: to this one the subject is not there.
  if (unseen !== undefined && unseen !== "blocked") reasons.push({ code: unseen });
  if (actor.blocked) reasons.push({ code: "blocked" });
  if (!actor.codes.has(need.code)) reasons.push({ code: "permission-missing", params: { code: need.code } });
  reasons.push(...impersonationReasons(actor, need));
  if (subject.kind === "file") reasons.push(...dutyReasons(actor, need, subject));
  return visible && reasons.length === 0 ? { allowed: true } : { allowed: false, visible, reasons };
}

/** Which problem a reason becomes when the act is tried all the same. */
const problemOfReason: Readonly<Record<AccessReason["code"], ProblemCode>> = {
  blocked: "access-denied",
  "not-staff": "access-denied",
  "other-territory": "not-found",
  "not-involved": "not-found",
  "permission-missing": "permission-missing",
  impersonation: "impersonation-limited",
  "own-file": "duty-conflict",
  "duty-conflict": "duty-conflict",
};

/**
 * Decides, and refuses by throwing. What the person may not see is `not-found`, as if it were not there.
 * @throws {Problem}
 */
export function enforce(actor: Actor, need: Need, subject: Subject): void {
  const decision = decide(actor, need, subject);
  if (decision.allowed) return;
  const [first] = decision.reasons;
  if (!decision.visible || first === undefined) throw notFound();
  throw new Problem(problemOfReason[first.code], {
    ...(first.params === undefined ? {} : { params: first.params }),
    reasons: decision.reasons,
  });
}

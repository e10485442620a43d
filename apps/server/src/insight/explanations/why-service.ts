import {
  actionsOn,
  type AskedKind,
  type Explanation,
  applicationActions,
  type ApplicationAction,
} from "@yer/api/contract/access";
import { permissionCodes, type PermissionCode } from "@yer/api/contract/codes";
import { id } from "@yer/api/contract/values";
import type { Reason } from "@yer/api/contract/problem";
import * as z from "zod/mini";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { reasonsAgainstEditing } from "../../cases/applications/facts-service.js";
import { readApplicationRecord, type ApplicationRecord } from "../../cases/applications/application.js";
import { movesFor } from "../../cases/applications/moves.js";
import { codeOfMove, enforceOnApplication, reasonsAgainst } from "../../cases/applications/transition.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { visibleUser } from "../../identity/users/page.js";
import type { Actor } from "../../platform/acting/actor.js";
import { decide, type Need } from "../../identity/access/decide.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import { applicationNumbered } from "./queries.js";
import { findingsOn, needOf, type Finding } from "./why-records.js";
import { ruledBy, rulesOfPerson } from "./why-rules.js";

/** Kinds whose records are named by an id; the others have a number or a code of their own. */
const byOwnId: ReadonlySet<AskedKind> = new Set<AskedKind>(["user", "organisation", "position", "role", "diagram"]);

/** What is asked of an application that is no move: its permission, and whether it changes the application. */
const others = {
  read: { code: "read:property", kind: "read" },
  read_personal: { code: "read_personal:property", kind: "read" },
  edit: { code: "update:property", kind: "act" },
} as const satisfies Partial<Record<ApplicationAction, Need>>;

function isOther(action: ApplicationAction): action is keyof typeof others {
  return action in others;
}

function isApplicationAction(action: string): action is ApplicationAction {
  return applicationActions.some((one) => one === action);
}

function codeAsked(action: string): PermissionCode | undefined {
  return permissionCodes.find((code) => code === action);
}

function refused(person: Actor, need: Need, application: ApplicationRecord): readonly Reason[] {
  const decision = decide(person, need, application.subject);
  return decision.allowed ? [] : decision.reasons;
}

/** Reasons against an action on an application, by the very functions that decide when it is tried. */
async function reasonsOn(
  tx: Transaction,
  acting: ActingPerson,
  action: string,
  application: ApplicationRecord,
): Promise<readonly Reason[]> {
  if (!isApplicationAction(action)) {
    const code = codeAsked(action);
    return code === undefined ? [] : refused(acting.actor, needOf(code), application);
  }
  if (isOther(action)) {
    const own = refused(acting.actor, others[action], application);
    return action === "edit" ? [...own, ...reasonsAgainstEditing(application)] : own;
  }
  const offered = (await movesFor(tx, acting, application)).find(({ key }) => key === action);
  if (offered !== undefined) return offered.reasons;
  const reasons = reasonsAgainst(acting, action, application);
  return reasons.length > 0 ? reasons : [{ code: "not-from-here" }];
}

/** @throws {Problem} `not-found` for an application that the asker does not see */
async function aboutApplication(
  tx: Transaction,
  asker: ActingPerson,
  person: Actor,
  number: string,
  action: string,
): Promise<Finding> {
  const id = await applicationNumbered(tx, number);
  if (id === undefined) throw notFound();
  const application = await readApplicationRecord(tx, id);
  enforceOnApplication(asker, "read:property", application, "read");
  const seen = decide(person, others.read, application.subject);
  const visible = seen.allowed || seen.visible;
  const unseen = seen.allowed || seen.visible ? [] : seen.reasons.slice(0, 1);
  return {
    record: { kind: "file", id: application.row.id, name: application.row.number },
    visible,
    reasons: [...unseen, ...(await reasonsOn(tx, { ...asker, actor: person }, action, application))],
    conditions: [],
  };
}

function codeOf(action: string): PermissionCode | undefined {
  if (!isApplicationAction(action)) return codeAsked(action);
  return isOther(action) ? others[action].code : codeOfMove(action);
}

/** Each reason once, in order. */
function distinct(reasons: readonly Reason[]): Reason[] {
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
}

/**
 * Whether a person may do something to a record, and every rule that speaks against it. It decides nothing itself: it
 * asks what the act would ask, with that person in the actor's place.
 * @throws {Problem} `not-found` for a person or a record that the asker does not see; `invalid` for an action that the
 * kind does not have
 */
export async function explain(
  tx: Transaction,
  asker: ActingPerson,
  asked: {
    readonly person: string;
    readonly kind: AskedKind;
    readonly record?: string | undefined;
    readonly action: string;
  },
): Promise<Explanation> {
  const { kind, action } = asked;
  const record = asked.record ?? "";
  if (!actionsOn(kind).some((one) => one === action)) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/action", code: "choice" }] });
  }
  if (kind !== "none" && record === "") {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/record", code: "required" }] });
  }
  if (byOwnId.has(kind) && !z.safeParse(id, record).success) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/record", code: "id" }] });
  }
  const user = await visibleUser(tx, asker.actor, asked.person, "explain:access");
  const person = await personAsActor(tx, user.id, asker.now);
  if (person === undefined) throw notFound();
  const code = codeOf(action);
  const found =
    kind === "file"
      ? await aboutApplication(tx, asker, person, record, action)
      : await findingsOn(tx, asker, person, { kind, code: code ?? "explain:access", id: record });
  const rules = await rulesOfPerson(tx, user);
  const reasons = distinct(found.reasons);
  return {
    person: { id: user.id, name: user.name },
    record: found.record,
    allowed: reasons.length === 0,
    visible: found.visible,
    code: code ?? null,
    sources: code === undefined ? [] : [...rules.sourcesOf(code)],
    revoked: code !== undefined && rules.isRevoked(code),
    reasons: reasons.map((reason) => ruledBy(reason, rules, found.record)),
    conditions: reasons.length > 0 ? [] : found.conditions.map((reason) => ruledBy(reason, rules, found.record)),
  };
}

import type { AskedKind, Explanation } from "@yer/api/contract/access";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { reasonsAgainstImpersonating } from "../../identity/auth/impersonation-service.js";
import type { Transaction } from "../../platform/database/database.js";
import { readDiagram } from "../../questions/diagrams/queries.js";
import { reasonsAgainstPublishing } from "../../questions/diagrams/service.js";
import { notFound } from "../../platform/problem/problem.js";
import { readOrganisation } from "../../identity/organisations/service.js";
import { visiblePlace } from "../../places/register/register-service.js";
import { findCodeSet } from "../../identity/positions/queries.js";
import { rightsOf, visibleUser } from "../../identity/users/page.js";
import type { Actor } from "../../platform/acting/actor.js";
import { decide, type Need } from "../../identity/access/decide.js";
import { readRightsOf } from "../../identity/access/rights-query.js";
import { contains } from "../../platform/territory/territory.js";

/** What is known of a question about a record before its rules are named. */
export interface Finding {
  readonly record: Explanation["record"];
  readonly visible: boolean;
  readonly reasons: readonly Reason[];
  readonly conditions: readonly Reason[];
}

/** Whether a permission only looks. */
export function needOf(code: PermissionCode): Need {
  const [act = ""] = code.split(":");
  const looks = act === "menu" || act === "export" || act === "explain" || act === "read" || act.startsWith("read_");
  return { code, kind: looks ? "read" : "act" };
}

/** Every write after which someone's rights can grow: within the actor's own, and never the actor's (DOMAIN §8). */
const granting: ReadonlySet<PermissionCode> = new Set<PermissionCode>([
  "create:user",
  "update:user",
  "update:permissions",
  "block:user",
  "update:organisation",
  "update:position",
  "update:role",
]);

const contained: Reason = { code: "grant-contained" };

async function aboutUser(tx: Transaction, asker: ActingPerson, person: Actor, code: PermissionCode, id: string) {
  const user = await visibleUser(tx, asker.actor, id, "explain:access");
  const decision = decide(person, needOf(code), { kind: "user", id, territory: user.territory });
  const reasons: Reason[] = decision.allowed ? [] : [...decision.reasons];
  const isOneself = id === person.id;
  if (code === "impersonate:user") {
    reasons.push(
      ...reasonsAgainstImpersonating(person, { id, ...rightsOf(user), isStaff: user.is_staff, blocked: user.blocked }),
    );
  }
  if (code === "block:user" && isOneself) reasons.push({ code: "oneself" as const });
  const conditions = granting.has(code) ? [...(isOneself ? [{ code: "own-rights" as const }] : []), contained] : [];
  return {
    record: { kind: "user" as const, id, name: user.name },
    visible: decision.allowed || decision.visible,
    reasons,
    conditions,
  };
}

async function aboutCodeSet(
  tx: Transaction,
  { kind, person, code, id }: { kind: "position" | "role"; person: Actor; code: PermissionCode; id: string },
): Promise<Finding> {
  const set = await findCodeSet(tx, kind === "position" ? "positions" : "roles", id);
  if (set === undefined) throw notFound();
  const holders = await readRightsOf(tx, kind === "position" ? { position: id } : { role: id });
  const outside = holders.filter(({ territory }) => !contains(person.territory, territory)).length;
  const conditions: Reason[] = granting.has(code)
    ? [
        ...(outside > 0 ? [{ code: "people-outside" as const, params: { count: outside } }] : []),
        ...(holders.some((holder) => holder.id === person.id) ? [{ code: "own-rights" as const }] : []),
        contained,
      ]
    : [];
  return { ...unbound(person, code), record: { kind, id, name: set.name }, conditions };
}

/** The part of an answer that does not depend on the record. */
function unbound(person: Actor, code: PermissionCode): Finding {
  const decision = decide(person, needOf(code), { kind: "none" });
  return { record: null, visible: true, reasons: decision.allowed ? [] : decision.reasons, conditions: [] };
}

/**
 * What speaks against using a permission on a record that is no application, by the functions that decide when it is
 * tried.
 * @throws {Problem} `not-found` for a record that there is not, or that the asker does not see
 */
export async function findingsOn(
  tx: Transaction,
  asker: ActingPerson,
  person: Actor,
  asked: { readonly kind: Exclude<AskedKind, "file">; readonly code: PermissionCode; readonly id: string },
): Promise<Finding> {
  const { kind, code, id } = asked;
  const general = unbound(person, code);
  switch (kind) {
    case "none":
      return granting.has(code) ? { ...general, conditions: [contained] } : general;
    case "user":
      return aboutUser(tx, asker, person, code, id);
    case "position":
    case "role":
      return aboutCodeSet(tx, { kind, person, code, id });
    case "organisation": {
      const body = await readOrganisation(tx, id);
      const changes = needOf(code).kind === "act";
      const outside = changes && !contains(person.territory, body.territory);
      const isOwn = person.organisation?.id === id;
      return {
        ...general,
        record: { kind, id, name: body.name },
        reasons: [...general.reasons, ...(outside ? [{ code: "other-territory" as const }] : [])],
        conditions: changes ? [...(isOwn ? [{ code: "own-rights" as const }] : []), contained] : [],
      };
    }
    case "diagram": {
      const diagram = await readDiagram(tx, id);
      const against = code === "publish:diagram" ? reasonsAgainstPublishing(person) : [];
      return { ...general, record: { kind, id, name: diagram.name }, reasons: [...general.reasons, ...against] };
    }
    case "place": {
      const place = await visiblePlace(tx, asker.actor, id);
      const visible = contains(person.territory, place.territory);
      return {
        ...general,
        visible,
        record: { kind, id, name: place.name },
        reasons: [...(visible ? [] : [{ code: "other-territory" as const }]), ...general.reasons],
      };
    }
  }
}

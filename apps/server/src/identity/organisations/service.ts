import type { Impact } from "@yer/api/contract/impact";
import type { OrganisationFacts, OrganisationPage } from "@yer/api/contract/organisations";
import type { Reason } from "@yer/api/contract/problem";
import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { impactOf, type RightsChange } from "../access/impact.js";
import { readLeftBehind } from "../access/left-behind.js";
import { readRightsOf, rightsFrom } from "../access/rights-query.js";
import { isAuthorisedKind } from "../access/scope.js";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { findOrganisation, insertOrganisation, liesBelow, setOrganisation } from "./queries.js";

/** An organisation. Organisations are no secret among staff. @throws {Problem} `not-found` */
export async function readOrganisation(db: Db | Transaction, id: string): Promise<OrganisationPage> {
  const found = await findOrganisation(db, id);
  if (found === undefined) throw notFound();
  return found;
}

function wrong(pointer: string): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer, code: "choice" }] });
}

/**
 * @throws {Problem} `invalid` for a parent that is not there, not active, too small, or below the organisation itself
 */
async function assertParent(tx: Transaction, facts: OrganisationFacts, id: string | undefined): Promise<void> {
  if (facts.parentId === null) return;
  const parent = await findOrganisation(tx, facts.parentId);
  if (parent === undefined || !contains(parent.territory, facts.territory)) throw wrong("/parentId");
  if (facts.active && !parent.active) throw wrong("/parentId");
  if (id !== undefined && (await liesBelow(tx, facts.parentId, id))) throw wrong("/parentId");
}

/** An organisation is changed by those whose territory holds it, before and after. */
function territoryReasons(actor: Actor, territories: readonly string[]): Reason[] {
  return territories.every((territory) => contains(actor.territory, territory)) ? [] : [{ code: "other-territory" }];
}

/**
 * What a change of an organisation does to its members. Their own territory stays; but the organisation's is its bound,
 * so a wider one lets them be sent further, and an authorised kind lets them see all applications instead of those they
 * are asked about. Either counts as a grant of all their codes there (DOMAIN §8).
 */
async function memberChanges(
  db: Db | Transaction,
  standing: OrganisationPage,
  facts: OrganisationFacts,
  lock = false,
): Promise<RightsChange[]> {
  const seesMore = isAuthorisedKind(facts.kind) && !isAuthorisedKind(standing.kind);
  if (facts.territory === standing.territory && !seesMore) return [];
  const members = await readRightsOf(db, { organisation: standing.id }, lock);
  return members.map((member) => ({
    id: member.id,
    name: member.name,
    organisation: member.organisation,
    before: { ...rightsFrom(member), territory: standing.territory },
    after: { ...rightsFrom(member), territory: facts.territory },
    handedOver: seesMore,
  }));
}

/** Why a change would leave somebody or something behind. */
async function leftBehind(
  db: Db | Transaction,
  standing: OrganisationPage,
  facts: OrganisationFacts,
): Promise<Reason[]> {
  const reasons: Reason[] = [];
  if (standing.active && !facts.active) {
    const { members, children, awaited } = standing;
    if (members > 0) reasons.push({ code: "has-members", params: { count: members } });
    if (children > 0) reasons.push({ code: "has-children", params: { count: children } });
    if (awaited > 0) reasons.push({ code: "has-awaited", params: { count: awaited } });
  }
  if (!contains(facts.territory, standing.territory)) {
    const members = await readRightsOf(db, { organisation: standing.id });
    const count = members.filter(({ territory }) => !contains(facts.territory, territory)).length;
    if (count > 0) reasons.push({ code: "members-outside", params: { count } });
  }
  return reasons;
}

async function record(
  tx: Transaction,
  { actor, now }: ActingInContext,
  id: string,
  act: "created" | "changed",
  changes: ReturnType<typeof changesBetween>,
): Promise<void> {
  await appendHistory(tx, {
    record: { kind: "organisation", id, homeRegion: "17" },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    action: `organisation.${act}`,
    changes,
  });
}

/** Adds an organisation within the actor's territory. @throws {Problem} `grant-refused`, `invalid` */
export async function createOrganisation(
  tx: Transaction,
  acting: ActingInContext,
  facts: OrganisationFacts,
): Promise<OrganisationPage> {
  const { actor, context } = acting;
  const reasons = territoryReasons(actor, [facts.territory]);
  if (reasons.length > 0) throw new Problem("grant-refused", { reasons });
  await assertParent(tx, facts, undefined);
  const id = await insertOrganisation(tx, facts);
  await record(tx, acting, id, "created", changesBetween({}, facts));
  await context.events.publish(tx, { kind: "organisation.created", id });
  return readOrganisation(tx, id);
}

/**
 * Changes an organisation.
 * @throws {Problem} `not-found`, `precondition-failed`, `grant-refused`, `move-refused` where somebody or something would be left
 * behind, `invalid`
 */
export async function updateOrganisation(
  tx: Transaction,
  acting: ActingInContext,
  id: string,
  { body: facts, ifMatch }: Guarded<OrganisationFacts>,
): Promise<OrganisationPage> {
  const { actor, context } = acting;
  const standing = await findOrganisation(tx, id, true);
  if (standing === undefined) throw notFound();
  if (standing.version !== ifMatch) throw new Problem("precondition-failed", { current: standing });
  const further = territoryReasons(actor, [standing.territory, facts.territory]);
  const { reasons } = impactOf(actor, await memberChanges(tx, standing, facts, true), further);
  if (reasons.length > 0) throw new Problem("grant-refused", { reasons });
  const left = await leftBehind(tx, standing, facts);
  if (left.length > 0) throw new Problem("move-refused", { reasons: left });
  await assertParent(tx, facts, id);
  await setOrganisation(tx, standing, facts);
  await record(tx, acting, id, "changed", changesBetween({ ...standing }, facts));
  await context.events.publish(tx, { kind: "organisation.changed", id });
  await context.events.publish(tx, { kind: "user.changed", id });
  return readOrganisation(tx, id);
}

/**
 * Whom a change of an organisation would concern, and everything that speaks against it. @throws {Problem} `not-found`
 */
export async function organisationImpact(
  db: Db | Transaction,
  actor: Actor,
  id: string,
  facts: OrganisationFacts,
): Promise<Impact> {
  const standing = await readOrganisation(db, id);
  const changes = await memberChanges(db, standing, facts);
  const further = [
    ...territoryReasons(actor, [standing.territory, facts.territory]),
    ...(await leftBehind(db, standing, facts)),
  ];
  return impactOf(actor, changes, further, await readLeftBehind(db, changes));
}

import type { HandoverPreview, PersonWork } from "@yer/api/contract/work";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import type { work } from "@yer/api/contract/work";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { readRightsOf, rightsFrom } from "../../identity/access/rights-query.js";
import { contains } from "../../platform/territory/territory.js";
import { applicationsOf, type HeldApplication } from "../applications/applications-of-person.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { Problem } from "../../platform/problem/problem.js";
import { passDraft } from "../../platform/drafts/queries.js";
import { passSeats } from "../conclusions/hand-over.js";
import { seatsOf } from "../conclusions/held-seats.js";
import { readOrganisation } from "../../identity/organisations/service.js";
import { recordAct, visibleUser } from "../../identity/users/page.js";
import {
  assign,
  awaitedOf,
  colleaguesOf,
  type ApplicationDraft,
  applicationDraftsOf,
  loadOf,
  memberLoads,
} from "./queries.js";
import { type Left, recipientsOf, type Share, shareOut } from "./take.js";

/** Applications without a recipient that a preview names; the others are counted. */
const mostLeft = 100;

/** What a person is responsible for. @throws {Problem} `not-found` */
export async function readWork(tx: Db | Transaction, actor: Actor, userId: string, now: Date): Promise<PersonWork> {
  const user = await visibleUser(tx, actor, userId, "read_work:user");
  const byStatus = await loadOf(tx, userId, now);
  return {
    files: byStatus.reduce((sum, { files: applications }) => sum + applications, 0),
    late: byStatus.reduce((sum, { late }) => sum + late, 0),
    byStatus: byStatus.map(({ status, files: applications }) => ({ status, files: applications })),
    conclusionsWithoutMember: awaitedAlone(await poolWithout(tx, userId, user.organisation_id)),
    drafts: (await applicationDraftsOf(tx, userId)).length,
    conclusionsHeld: (await seatsOf(tx, userId, now)).length,
  };
}

/**
 * What is awaited of a person's organisation and which of its other members may give it; null where the person may not.
 */
async function poolWithout(
  tx: Db | Transaction,
  userId: string,
  organisationId: string | null,
): Promise<HandoverPreview["pool"]> {
  if (organisationId === null) return null;
  const members = await readRightsOf(tx, { organisation: organisationId });
  const leaver = members.find(({ id }) => id === userId);
  if (leaver === undefined || !rightsFrom(leaver).codes.has("give:conclusion")) return null;
  const { id, name, kind } = await readOrganisation(tx, organisationId);
  const people = await colleaguesOf(tx, userId, organisationId);
  const able = new Set(
    members.filter((member) => rightsFrom(member).codes.has("give:conclusion")).map((member) => member.id),
  );
  return {
    organisation: { id, name, kind },
    awaited: await awaitedOf(tx, organisationId),
    others: people.filter((person) => able.has(person.id)),
  };
}

/** Conclusions that nobody could give any more: those of a pool in which no other is left. */
function awaitedAlone(pool: HandoverPreview["pool"]): number {
  return pool === null || pool.others.length > 0 ? 0 : pool.awaited;
}

/** Load of each member of an organisation whom the actor sees. @throws {Problem} `not-found` */
export async function readWorkload(
  db: Db,
  actor: Actor,
  organisationId: string,
  now: Date,
): Promise<ReplyOf<typeof work.ofOrganisation>> {
  const { awaited } = await readOrganisation(db, organisationId);
  const members = await memberLoads(db, organisationId, now);
  return {
    items: members
      .filter(({ territory }) => contains(actor.territory, territory))
      .map(({ id, name, position, blocked, files: applications, late }) => ({
        id,
        name,
        position,
        blocked,
        files: applications,
        late,
      })),
    awaited,
  };
}

interface Plan {
  readonly shares: readonly Share<HeldApplication>[];
  readonly left: readonly Left<HeldApplication>[];
  readonly drafts: readonly ApplicationDraft[];
  readonly pool: HandoverPreview["pool"];
  /** The leaver's organisation. */
  readonly organisationId: string | null;
}

/**
 * Who would take which application: the one of the recipients who may take it and has least so far.
 * @throws {Problem} `invalid` for a recipient who is the leaver, blocked, no staff, or not seen by the actor
 */
async function plan(
  tx: Db | Transaction,
  { actor, now }: Pick<ActingInContext, "actor" | "now">,
  userId: string,
  recipientIds: readonly string[],
  lock = false,
): Promise<Plan> {
  const leaver = await visibleUser(tx, actor, userId, "hand_over:work", lock);
  const shares: Share<HeldApplication>[] = [];
  for (const recipient of await recipientsOf(tx, actor, recipientIds, userId, now)) {
    const holds = (await loadOf(tx, recipient.id, now)).reduce((sum, { files: applications }) => sum + applications, 0);
    shares.push({ recipient, holds, applications: [] });
  }
  return {
    shares,
    left: shareOut(shares, await applicationsOf(tx, userId, lock)),
    drafts: await applicationDraftsOf(tx, userId),
    pool: await poolWithout(tx, userId, leaver.organisation_id),
    organisationId: leaver.organisation_id,
  };
}

/** What a hand-over would do. @throws {Problem} `not-found`, `invalid` */
export async function previewHandover(
  tx: Db | Transaction,
  actor: Actor,
  userId: string,
  recipients: readonly string[],
  now: Date,
): Promise<HandoverPreview> {
  const { shares, left, drafts, pool } = await plan(tx, { actor, now }, userId, recipients);
  return {
    shares: shares.map(({ recipient, holds, applications }) => ({
      id: recipient.id,
      name: recipient.name,
      files: applications.length,
      holds,
    })),
    left: left.slice(0, mostLeft).map(({ application, refusals }) => ({
      id: application.id,
      number: application.number,
      status: application.status,
      deadlineAt: application.deadlineAt?.toISOString() ?? null,
      reasons: [...(refusals[0]?.reasons ?? [])],
    })),
    leftTotal: left.length,
    conclusionsLeft: awaitedAlone(pool),
    pool,
    drafts: drafts.length,
    conclusionsHeld: (await seatsOf(tx, userId, now)).length,
  };
}

/**
 * Hands all of a person's work over, in one transaction: no application is left without someone responsible, no
 * conclusion awaited of the organisation without someone who may give it, no form about an application with somebody
 * who cannot send it.
 * @throws {Problem} `not-found`, `invalid`, `move-refused` when something would have nobody
 */
export async function handOver(
  tx: Transaction,
  acting: ActingInContext,
  userId: string,
  given: { readonly recipients: readonly string[]; readonly reason: string },
): Promise<{ files: number }> {
  const { actor, context, now } = acting;
  const planned = await plan(tx, acting, userId, given.recipients, true);
  const { shares, left, drafts, pool, organisationId } = planned;
  const conclusionsLeft = awaitedAlone(pool);
  const reasons: Reason[] = [
    ...(left.length > 0 ? [{ code: "files-left" as const, params: { count: left.length } }] : []),
    ...(conclusionsLeft > 0 ? [{ code: "conclusions-left" as const, params: { count: conclusionsLeft } }] : []),
  ];
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  let moved = 0;
  for (const { recipient, applications } of shares) {
    if (applications.length === 0) continue;
    await assign(
      tx,
      recipient.id,
      applications.map(({ id, homeRegion }) => ({ home_region: homeRegion, id })),
    );
    for (const { id, homeRegion } of applications) {
      // One after the other: each appends under the lock of its own application.
      await appendHistory(tx, {
        record: { kind: "application", id, homeRegion },
        at: now,
        actor: actor.id,
        impersonator: actor.impersonation?.byId ?? null,
        action: "application.assigned",
        reason: given.reason,
        params: { from: userId, to: recipient.id, name: recipient.name },
      });
    }
    moved += applications.length;
    await recordAct(tx, { actor, now }, recipient.id, {
      action: "user.took-over",
      reason: given.reason,
      params: { files: applications.length },
    });
  }
  // Before the drafts: who goes on with a conclusion gets what was written for it.
  await passSeats(
    tx,
    { actor, now, events: context.events },
    userId,
    shares.map(({ recipient }) => recipient),
    given.reason,
  );
  const newOwners = new Map(
    shares.flatMap(({ recipient, applications }) => applications.map(({ id }) => [id, recipient.id])),
  );
  for (const draft of drafts) {
    const owner = newOwners.get(draft.record.slice(0, 36));
    const others = shares.map(({ recipient }) => recipient);
    const heirs =
      draft.form === "give:conclusion"
        ? others.filter((other) => other.organisation?.id === organisationId).map(({ id }) => id)
        : owner === undefined
          ? others.map(({ id }) => id)
          : [owner];
    await passDraft(tx, { person: userId, ...draft }, heirs);
  }
  await recordAct(tx, { actor, now }, userId, {
    action: "user.handed-over",
    reason: given.reason,
    params: { files: moved },
  });
  await context.events.publish(tx, { kind: "application.assigned" });
  await context.events.publish(tx, { kind: "users.changed", id: userId });
  return { files: moved };
}

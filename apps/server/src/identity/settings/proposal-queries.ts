import { isSettingKey, type SettingKey } from "@yer/api/contract/setting-registry";
import type { Proposal } from "@yer/api/contract/settings";
import type { Insertable, Selectable } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { SettingProposalsTable } from "../../schema/tables/settings.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { namesOf } from "../users/queries.js";
import type { InTerritory, SettingSubject } from "./record.js";

/** A stored proposal. */
export type ProposalRow = Selectable<SettingProposalsTable>;

/** Proposals of a subject that its page shows at the most. */
const mostShown = 20;

/** How a proposal stands at a moment: an open one whose time is over has expired, whether the job has noticed or not. */
export function proposalState(row: Pick<ProposalRow, "state" | "expires_at">, now: Date): Proposal["state"] {
  return row.state === "open" && row.expires_at <= now ? "expired" : row.state;
}

/** Proposals as people read them. */
export async function proposalViews(
  db: Db | Transaction,
  rows: readonly ProposalRow[],
  actor: Actor,
  now: Date,
): Promise<Proposal[]> {
  const people = await namesOf(
    db,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by]),
  );
  const person = (id: string) => ({ id, name: people.get(id) ?? id });
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    territory: row.territory,
    act: row.act,
    validFrom: row.valid_from,
    value: row.value,
    before: row.before,
    changes: [...row.changes],
    reason: row.reason,
    proposedBy: person(row.proposed_by),
    own: isOwn(row, actor),
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: proposalState(row, now),
    decidedBy: row.decided_by === null ? null : person(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    version: row.version,
  }));
}

/** Whether a person had a hand in a proposal, under their own name or another's. */
export function isOwn(row: Pick<ProposalRow, "proposed_by" | "impersonator">, actor: Actor): boolean {
  const hands = [actor.id, actor.impersonation?.byId];
  return hands.includes(row.proposed_by) || (row.impersonator !== null && hands.includes(row.impersonator));
}

/** Proposals that wait, the soonest to expire first; those of settings the registry no longer has are left out. */
export async function openProposals(db: Db, actor: Actor, now: Date): Promise<Proposal[]> {
  const rows = await db
    .selectFrom("setting_proposals")
    .selectAll()
    .where("state", "=", "open")
    .where("expires_at", ">", now)
    .orderBy("expires_at")
    .orderBy("id")
    .execute();
  const known = rows.filter(({ subject }) => subject === "calendar" || isSettingKey(subject));
  return proposalViews(db, known, actor, now);
}

/** Proposals about one subject, newest first. */
export async function proposalsOf(
  db: Db | Transaction,
  subject: SettingSubject,
  actor: Actor,
  now: Date,
): Promise<Proposal[]> {
  const rows = await db
    .selectFrom("setting_proposals")
    .selectAll()
    .where("subject", "=", subject)
    .orderBy("proposed_at", "desc")
    .orderBy("id", "desc")
    .limit(mostShown)
    .execute();
  return proposalViews(db, rows, actor, now);
}

/** Open proposals about any of these settings: one row each, with setting and territory. */
export async function openSubjects(
  db: Db | Transaction,
  keys: readonly SettingKey[],
  now: Date,
): Promise<Pick<ProposalRow, "subject" | "territory">[]> {
  return db
    .selectFrom("setting_proposals")
    .select(["subject", "territory"])
    .where("subject", "in", keys)
    .where("state", "=", "open")
    .where("expires_at", ">", now)
    .execute();
}

/** Proposals that nobody decided in time. */
export async function overdueProposals(
  db: Db,
  now: Date,
): Promise<Pick<ProposalRow, "id" | "subject" | "territory">[]> {
  return db
    .selectFrom("setting_proposals")
    .select(["id", "subject", "territory"])
    .where("state", "=", "open")
    .where("expires_at", "<=", now)
    .orderBy("id")
    .execute();
}

/** What a proposal is about; undefined where there is none with this id. */
export async function findSubject(
  transaction: Transaction,
  id: string,
): Promise<Pick<ProposalRow, "subject" | "territory"> | undefined> {
  return transaction
    .selectFrom("setting_proposals")
    .select(["subject", "territory"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Open proposals about a setting in one territory, held until the transaction ends. */
export async function lockOpenProposals(
  transaction: Transaction,
  { subject, territory }: InTerritory,
): Promise<ProposalRow[]> {
  return transaction
    .selectFrom("setting_proposals")
    .selectAll()
    .where("subject", "=", subject)
    .where("territory", "=", territory)
    .where("state", "=", "open")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Stores a new proposal. */
export async function storeProposal(transaction: Transaction, row: Insertable<SettingProposalsTable>): Promise<void> {
  const { value, before, changes } = row;
  await transaction
    .insertInto("setting_proposals")
    .values({ ...row, value: jsonb(value), before: jsonb(before), changes: jsonb(changes) })
    .execute();
}

/** One proposal, held until the transaction ends. */
export async function lockProposal(transaction: Transaction, id: string): Promise<ProposalRow | undefined> {
  return transaction.selectFrom("setting_proposals").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Writes how a proposal ended. */
export async function closeProposal(
  transaction: Transaction,
  row: Pick<ProposalRow, "id" | "version">,
  state: Exclude<Proposal["state"], "open">,
  by: { readonly id: string | null; readonly now: Date; readonly reason: string | null },
): Promise<void> {
  await transaction
    .updateTable("setting_proposals")
    .set({ state, decided_by: by.id, decided_at: by.now, decision_reason: by.reason, version: row.version + 1 })
    .where("id", "=", row.id)
    .execute();
}

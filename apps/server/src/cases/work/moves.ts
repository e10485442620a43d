import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import { type MoveResult, moveSizes, type processPanel } from "@yer/api/contract/process-panel";
import type { Actor } from "../../platform/acting/actor.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import { applicationScope, sees } from "../../identity/access/scope.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { type ApplicationRecord, isFinal, lockApplication } from "../applications/application.js";
import { applicationsNamed } from "../applications/applications-of-person.js";
import { registerPage } from "../applications/register.js";
import { record } from "../applications/transition.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { assign, loadOf } from "./queries.js";
import { isRecipient, reasonsAgainstTaking, recipientsOf, type Share, shareOut } from "./take.js";

/**
 * Who would take which of a person's applications, or of those without anybody. As many as one move of work takes, the
 * longest in their status first.
 * @throws {Problem} `invalid` for a recipient who cannot be one
 */
export async function previewMoves(
  tx: Db | Transaction,
  actor: Actor,
  { select, recipients }: BodyOf<typeof processPanel.preview>,
  at: { readonly now: Date; readonly soonDays: number },
): Promise<ReplyOf<typeof processPanel.preview>> {
  const leaver = select.assignee === "none" ? null : select.assignee;
  const people = await recipientsOf(tx, actor, recipients, leaver, at.now);
  const rows = await registerPage(
    tx,
    actor,
    select,
    { sort: "statusSince", after: undefined, limit: moveSizes.previewed + 1 },
    at,
  );
  const applications = await applicationsNamed(
    tx,
    rows.slice(0, moveSizes.previewed).map(({ row }) => row.id),
  );
  const shares: Share<(typeof applications)[number]>[] = [];
  for (const recipient of people) {
    const holds = (await loadOf(tx, recipient.id, at.now)).reduce((sum, each) => sum + each.files, 0);
    shares.push({ recipient, holds, applications: [] });
  }
  const left = new Map(shareOut(shares, applications).map(({ application, refusals }) => [application.id, refusals]));
  const takenBy = new Map(
    shares.flatMap(({ recipient, applications: theirs }) => theirs.map(({ id }) => [id, recipient.id])),
  );
  return {
    files: applications.map(({ id, number, status }) => ({
      id,
      number,
      status,
      to: takenBy.get(id) ?? null,
      refusals: (left.get(id) ?? []).map(({ recipient, reasons }) => ({ name: recipient.name, reasons: [...reasons] })),
    })),
    shares: shares.map(({ recipient, holds, applications: theirs }) => ({
      id: recipient.id,
      name: recipient.name,
      files: theirs.length,
      holds,
    })),
    more: rows.length > moveSizes.previewed,
  };
}

/**
 * Makes others responsible for applications. Each is locked and judged as it stands now: one that changed hands
 * meanwhile, was finished or may not be taken is refused with the reason, and the others go on.
 */
export async function moveApplications(
  tx: Transaction,
  acting: ActingPerson,
  given: BodyOf<typeof processPanel.move>,
): Promise<ReplyOf<typeof processPanel.move>> {
  const results = new Map<string, MoveResult>();
  const people = new Map<string, Actor | undefined>();
  // Locked in one order, so that two such moves do not wait for each other in a ring.
  for (const wanted of given.files.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!people.has(wanted.to)) people.set(wanted.to, await personAsActor(tx, wanted.to, acting.now));
    results.set(wanted.id, await moveApplication(tx, acting, wanted, people.get(wanted.to), given.reason));
  }
  return { results: given.files.flatMap(({ id }) => results.get(id) ?? []) };
}

async function moveApplication(
  tx: Transaction,
  acting: ActingPerson,
  { id, from, to }: BodyOf<typeof processPanel.move>["files"][number],
  recipient: Actor | undefined,
  reason: string,
): Promise<MoveResult> {
  const refused = (...reasons: Reason[]): MoveResult => ({ id, outcome: "refused", reasons });
  const application = await lockIfThere(tx, id);
  if (application === undefined || !sees(applicationScope(acting.actor), application.subject))
    return refused({ code: "file-unseen" });
  const holder = application.row.assignee_id;
  if (holder === to) return { id, outcome: "already", reasons: [] };
  if (isFinal(application.row.status)) return refused({ code: "frozen" });
  if (holder !== from) return refused(await changedHands(tx, holder));
  if (recipient === undefined || !isRecipient(acting.actor, recipient)) return refused({ code: "not-staff" });
  const reasons = reasonsAgainstTaking(recipient, application.subject);
  if (reasons.length > 0) return refused(...reasons);
  await assign(tx, to, [application.row]);
  await record(tx, acting, application, {
    action: "application.assigned",
    reason,
    params: { ...(from === null ? {} : { from }), to, name: recipient.name },
  });
  return { id, outcome: "moved", reasons: [] };
}

async function lockIfThere(tx: Transaction, id: string): Promise<ApplicationRecord | undefined> {
  try {
    return await lockApplication(tx, id);
  } catch (error) {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  }
}

async function changedHands(tx: Transaction, holder: string | null): Promise<Reason> {
  if (holder === null) return { code: "no-assignee" };
  const found = await tx.selectFrom("users").select("name").where("id", "=", holder).executeTakeFirst();
  return { code: "assignee-changed", params: { name: found?.name ?? "" } };
}

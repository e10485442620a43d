import type { ActingPerson } from "../../platform/acting/acting.js";
import type { AgendaResult, council } from "@yer/api/contract/council";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import { decide } from "../../identity/access/decide.js";
import { contains } from "../../platform/territory/territory.js";
import { type ApplicationRecord, lockApplication } from "../applications/application.js";
import { enforceOnApplication, record } from "../applications/transition.js";
import { attempt, reasonsOf } from "../../platform/database/attempt.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { agendaThatHolds, insertAgendaItem, readAgenda, type SessionRow } from "./queries.js";
import { lockSession, readSession, remember } from "./service.js";

/** What is done with one application of an agenda. */
type Act = (applicationId: string) => Promise<void>;

/**
 * Does one act on each of many applications, always in one order, so that two people's acts never wait for each other.
 */
export async function onEach(transaction: Transaction, ids: readonly string[], act: Act): Promise<AgendaResult[]> {
  const results: AgendaResult[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const { refused } = await attempt(transaction, async () => act(id));
    const known = await transaction.selectFrom("applications").select("number").where("id", "=", id).executeTakeFirst();
    const unseen = refused?.code === "not-found";
    results.push({
      applicationId: id,
      number: unseen ? "" : (known?.number ?? ""),
      reasons: refused ? reasonsOf(refused) : [],
    });
  }
  return results;
}

/** Tells in the session's own history how many applications came onto its agenda or went; nothing where none did. */
async function rememberApplications(
  transaction: Transaction,
  acting: ActingPerson,
  session: SessionRow,
  action: string,
  results: readonly AgendaResult[],
): Promise<void> {
  const done = results.filter(({ reasons }) => reasons.length === 0);
  if (done.length === 0) return;
  await remember(transaction, acting, session, {
    action,
    params: { files: done.length, numbers: done.map(({ number }) => number).join(", ") },
  });
}

/** Puts applications on an agenda; each that cannot be put there says why. @throws {Problem} `not-found` */
export async function addToAgenda(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  ids: readonly string[],
): Promise<ReplyOf<typeof council.add>> {
  const session = await lockSession(transaction, acting, id);
  let position = (await readAgenda(transaction, id)).at(-1)?.position ?? 0;
  const results = await onEach(transaction, ids, async (applicationId) => {
    await putOne(transaction, acting, { session, position: position + 1 }, applicationId);
    position += 1;
  });
  await rememberApplications(transaction, acting, session, "council.scheduled", results);
  return { ...(await readSession(transaction, acting, id)), results };
}

/** Puts one application on an agenda as its last. @throws {Problem} `not-found`, `move-refused` */
async function putOne(
  transaction: Transaction,
  acting: ActingPerson,
  { session, position }: { readonly session: SessionRow; readonly position: number },
  applicationId: string,
): Promise<void> {
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "council:property", application, "read");
  if (!contains(session.territory, application.row.district_soato)) throw notFound();
  const reasons = await reasonsAgainstAgenda(transaction, acting, application, session.id);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  await insertAgendaItem(transaction, { session: session.id, application: application.row, position });
  await record(transaction, acting, application, {
    action: "council.scheduled",
    params: { number: session.number, date: session.day },
  });
}

/**
 * Puts one of many applications on an agenda, and tells so in the session's own history.
 * @throws {Problem} as {@link addToAgenda}
 */
export async function putToSession(
  transaction: Transaction,
  acting: ActingPerson,
  sessionId: string,
  applicationId: string,
): Promise<void> {
  const session = await lockSession(transaction, acting, sessionId);
  const position = ((await readAgenda(transaction, sessionId)).at(-1)?.position ?? 0) + 1;
  await putOne(transaction, acting, { session, position }, applicationId);
  const application = await transaction
    .selectFrom("applications")
    .select("number")
    .where("id", "=", applicationId)
    .executeTakeFirstOrThrow();
  await rememberApplications(transaction, acting, session, "council.scheduled", [
    { applicationId, number: application.number, reasons: [] },
  ]);
}

/**
 * Why an application cannot come on an agenda: it is not at the Council, or on an open agenda, or was decided at this
 * session.
 */
export async function reasonsAgainstAgenda(
  db: Db | Transaction,
  acting: ActingPerson,
  { row, subject }: ApplicationRecord,
  sessionId: string | null = null,
): Promise<Reason[]> {
  const may = decide(acting.actor, { code: "council:property", kind: "read" }, subject);
  if (!may.allowed) return [...may.reasons];
  if (row.status !== "at_council") return [{ code: "not-from-here", params: { status: row.status } }];
  const other = await agendaThatHolds(db, row, sessionId);
  return other === undefined ? [] : [{ code: "on-agenda", params: { ...other } }];
}

/** Takes undecided applications off an agenda. @throws {Problem} `not-found` */
export async function removeFromAgenda(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  ids: readonly string[],
): Promise<ReplyOf<typeof council.remove>> {
  const session = await lockSession(transaction, acting, id);
  const results = await onEach(transaction, ids, async (applicationId) => {
    const application = await lockApplication(transaction, applicationId);
    const taken = await transaction
      .deleteFrom("council_agenda")
      .where("home_region", "=", application.row.home_region)
      .where("session_id", "=", id)
      .where("application_id", "=", applicationId)
      .where("verdict", "is", null)
      .returning("position")
      .executeTakeFirst();
    if (taken === undefined) throw new Problem("move-refused", { reasons: [{ code: "not-on-agenda" }] });
    await record(transaction, acting, application, {
      action: "council.unscheduled",
      params: { number: session.number, date: session.day },
    });
  });
  await rememberApplications(transaction, acting, session, "council.unscheduled", results);
  return { ...(await readSession(transaction, acting, id)), results };
}

import type { ActingPerson } from "../../platform/acting/acting.js";
import type { AgendaResult, council } from "@yer/api/contract/council";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sql } from "kysely";
import { contains } from "../../platform/acting/territory.js";
import { lockApplication } from "../applications/application.js";
import { enforceOnApplication, record } from "../applications/transition.js";
import { attempt, reasonsOf } from "../../platform/database/attempt.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { readAgenda, type SessionRow } from "./queries.js";
import { lockSession, readSession, remember } from "./service.js";

/** What is done with one file of an agenda. */
type Act = (applicationId: string) => Promise<void>;

/** Does one act on each of many files, always in one order, so that two people's acts never wait for each other. */
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

/** Tells in the session's own history how many files came onto its agenda or went; nothing where none did. */
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

/** Puts files on an agenda; each that cannot be put there says why. @throws {Problem} `not-found` */
export async function addToAgenda(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  ids: readonly string[],
): Promise<ReplyOf<typeof council.add>> {
  const session = await lockSession(transaction, acting, id);
  let position = (await readAgenda(transaction, id)).at(-1)?.position ?? 0;
  const results = await onEach(transaction, ids, async (applicationId) => {
    const application = await lockApplication(transaction, applicationId);
    enforceOnApplication(acting, "council:property", application, "read");
    if (!contains(session.territory, application.row.district_soato)) throw notFound();
    if (application.row.status !== "at_council") {
      throw new Problem("move-refused", {
        reasons: [{ code: "not-from-here", params: { status: application.row.status } }],
      });
    }
    const { rows } = await sql<{ number: string; day: string }>`
      select s.number, s.day::text as day from council_agenda as g join council_sessions as s on s.id = g.session_id
      where g.home_region = ${application.row.home_region} and g.application_id = ${applicationId}
        and (g.verdict is null or g.session_id = ${id})`.execute(transaction);
    const [other] = rows;
    if (other !== undefined) throw new Problem("move-refused", { reasons: [{ code: "on-agenda", params: other }] });
    position += 1;
    await transaction
      .insertInto("council_agenda")
      .values({
        session_id: id,
        home_region: application.row.home_region,
        application_id: applicationId,
        position,
        verdict: null,
        decision_number: null,
        decision_day: null,
        reason: null,
        decided_at: null,
      })
      .execute();
    await record(transaction, acting, application, {
      action: "council.scheduled",
      params: { number: session.number, date: session.day },
    });
  });
  await rememberApplications(transaction, acting, session, "council.scheduled", results);
  return { ...(await readSession(transaction, acting, id)), results };
}

/** Takes undecided files off an agenda. @throws {Problem} `not-found` */
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

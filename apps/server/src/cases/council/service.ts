import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { AgendaItem, council, CouncilSession } from "@yer/api/contract/council";
import type { BodyOf, QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Reason } from "@yer/api/contract/problem";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { readApplicationRecord } from "../applications/application.js";
import { reasonsAgainst } from "../applications/transition.js";
import { attempt } from "../../platform/database/attempt.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import { appendHistory, type NewEntry } from "../../platform/history/append-history.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { historyPage } from "../../identity/users/history-page.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import {
  type AgendaApplicationRow,
  type AgendaRow,
  changeSessionRow,
  countSessions,
  insertSession,
  lockSessionRow,
  readAgenda,
  readCandidates,
  sessionById,
  sessionPage,
  type SessionRow,
  sessionView,
} from "./queries.js";

/** Who reads, and when. */
type Reads = Pick<ActingPerson, "actor" | "now">;

/** A session with its agenda. */
export interface WholeSession {
  readonly session: CouncilSession;
  readonly items: AgendaItem[];
}

/** Candidates offered at once; a search finds the others. */
const mostCandidates = 50;

async function findSession(db: Db | Transaction, actor: Actor, id: string): Promise<SessionRow> {
  const row = await sessionById(db, actor, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Why the Council cannot decide an application now: what the move itself would say. */
async function reasonsFor(db: Db | Transaction, acting: Reads, applicationId: string): Promise<Reason[]> {
  return reasonsAgainst(acting, "council_for", await readApplicationRecord(db, applicationId));
}

function applicationView(row: AgendaApplicationRow): Omit<AgendaItem, "position" | "outcome" | "reasons"> {
  return {
    applicationId: row.application_id,
    number: row.number,
    status: row.status,
    legalBasis: row.legal_basis,
    occupier: row.occupier,
    district: row.district,
    neighborhood: row.neighborhood,
    address: row.address,
    area: row.area,
  };
}

function outcomeOf(row: AgendaRow): AgendaItem["outcome"] {
  if (row.verdict === null) return null;
  return {
    verdict: row.verdict,
    number: row.decision_number ?? "",
    day: row.decision_day ?? "",
    reason: row.reason,
    at: row.decided_at ?? "",
  };
}

/** A session whole. @throws {Problem} `not-found` */
export async function readSession(db: Db | Transaction, acting: Reads, id: string): Promise<WholeSession> {
  const session = await findSession(db, acting.actor, id);
  const items: AgendaItem[] = [];
  for (const row of await readAgenda(db, id)) {
    const outcome = outcomeOf(row);
    const reasons = outcome === null ? await reasonsFor(db, acting, row.application_id) : [];
    items.push({ ...applicationView(row), position: row.position, reasons, outcome });
  }
  return { session: sessionView(session), items };
}

/** Sessions the reader sees, the latest first. */
export async function listSessions(
  db: Db,
  actor: Actor,
  query: QueryOf<typeof council.list>,
): Promise<ReplyOf<typeof council.list>> {
  return {
    ...(await sessionPage(db, actor, query.after, query.limit ?? pageSizes.usual)),
    ...(await countSessions(db, actor, query.exact ?? false)),
  };
}

/** The record by which a session's history goes. */
function recordOf({ id, territory }: Pick<SessionRow, "id" | "territory">) {
  return { kind: "council_session", id, homeRegion: territory.slice(0, 4) } as const;
}

/** What happened to a session the reader sees, newest first. @throws {Problem} `not-found` */
export async function sessionHistory(
  db: Db,
  actor: Actor,
  id: string,
  query: QueryOf<typeof council.history>,
): Promise<ReplyOf<typeof council.history>> {
  return historyPage(db, recordOf(await findSession(db, actor, id)), query);
}

/** Writes into a session's own history what was done with it. */
export async function remember(
  transaction: Transaction,
  acting: ActingPerson,
  session: Pick<SessionRow, "id" | "territory">,
  entry: Pick<NewEntry, "action" | "params" | "changes">,
): Promise<void> {
  await appendHistory(transaction, {
    record: recordOf(session),
    at: acting.now,
    actor: acting.actor.id,
    impersonator: acting.actor.impersonation?.byId ?? null,
    ...entry,
  });
}

/** Calls a session of the caller's own council. @throws {Problem} `move-refused` */
export async function callSession(
  transaction: Transaction,
  acting: ActingPerson,
  { number, day, place }: BodyOf<typeof council.create>,
): Promise<WholeSession> {
  const { organisation, territory, name } = acting.actor;
  if (organisation?.kind !== "council" || territory === null) {
    throw new Problem("move-refused", { reasons: [{ code: "council-only" }] });
  }
  const id = uuidv7();
  const made = await insertSession(transaction, {
    id,
    territory,
    organisation_id: organisation.id,
    number,
    day,
    place,
    by_name: name,
    at: acting.now,
  });
  if (!made) throw new Problem("move-refused", { reasons: [{ code: "session-known", params: { number } }] });
  await remember(transaction, acting, { id, territory }, { action: "council.called", params: { number, day } });
  return readSession(transaction, acting, id);
}

/** Locks a session: acts on one agenda come one after the other. @throws {Problem} `not-found` */
export async function lockSession(transaction: Transaction, acting: ActingPerson, id: string): Promise<SessionRow> {
  await lockSessionRow(transaction, id);
  return findSession(transaction, acting.actor, id);
}

/** Changes a session that has decided nothing. @throws {Problem} */
export async function changeSession(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: { number, day, place }, ifMatch }: Guarded<BodyOf<typeof council.update>>,
): Promise<WholeSession> {
  const session = await lockSession(transaction, acting, id);
  if (session.version !== ifMatch) {
    throw new Problem("precondition-failed", { current: await readSession(transaction, acting, id) });
  }
  if (session.decided_for + session.decided_against > 0) {
    throw new Problem("move-refused", { reasons: [{ code: "session-decided" }] });
  }
  const changed = await attempt(transaction, async () => {
    try {
      await changeSessionRow(transaction, id, { number, day, place });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new Problem("move-refused", { reasons: [{ code: "session-known", params: { number } }], cause: error });
    }
  });
  if (changed.refused) throw changed.refused;
  const before = { number: session.number, day: session.day, place: session.place };
  const changes = changesBetween(before, { number, day, place });
  await remember(transaction, acting, session, {
    action: "council.changed",
    params: { number, day, place },
    changes,
  });
  return readSession(transaction, acting, id);
}

/** Applications that wait for a session's council. @throws {Problem} `not-found` */
export async function candidates(
  db: Db,
  acting: ActingPerson,
  id: string,
  search: string,
): Promise<ReplyOf<typeof council.candidates>> {
  const session = await findSession(db, acting.actor, id);
  const rows = await readCandidates(db, session.territory, search, mostCandidates + 1);
  const items = [];
  for (const row of rows.slice(0, mostCandidates)) {
    items.push({ ...applicationView(row), reasons: await reasonsFor(db, acting, row.application_id) });
  }
  return { items, more: rows.length > mostCandidates };
}

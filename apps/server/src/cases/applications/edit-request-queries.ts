import type { Selectable } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Change } from "../../platform/history/chain.js";
import { entries } from "../../platform/history/read-history.js";
import type { EditRequestsTable } from "../../schema/tables/applications.js";

type EditRequestRow = Selectable<EditRequestsTable>;

interface OfApplication {
  readonly home_region: string;
  readonly id: string;
}

/** Writes new edit requests of an application, none of them answered. */
export async function insertRequests(
  transaction: Transaction,
  { actor, now }: Pick<Acting, "actor" | "now">,
  { home_region, id: application_id }: OfApplication,
  requests: readonly Pick<EditRequestRow, "kind" | "note">[],
): Promise<void> {
  await transaction
    .insertInto("edit_requests")
    .values(
      requests.map(({ kind, note }) => ({
        home_region,
        id: uuidv7(),
        application_id,
        kind,
        note,
        by_name: actor?.name ?? "",
        at: now,
        answer: null,
        answered_by: null,
        answered_at: null,
      })),
    )
    .execute();
}

/**
 * An edit request of an application: what it asks for, and its answer; `undefined` where the application has no such
 * request.
 */
export async function requestIn(
  transaction: Transaction,
  application: OfApplication,
  id: string,
): Promise<Pick<EditRequestRow, "kind" | "answer"> | undefined> {
  return transaction
    .selectFrom("edit_requests")
    .select(["kind", "answer"])
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Writes how an edit request was met. */
export async function writeAnswer(
  transaction: Transaction,
  { actor, now }: Pick<Acting, "actor" | "now">,
  request: OfApplication,
  answer: string,
): Promise<void> {
  await transaction
    .updateTable("edit_requests")
    .set((eb) => ({
      answer,
      answered_by: actor?.name ?? null,
      answered_at: now,
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", request.home_region)
    .where("id", "=", request.id)
    .execute();
}

/** A change of facts: when, and of which, by JSON pointer. */
export interface FactsChange {
  readonly at: Date;
  readonly pointers: readonly string[];
}

/** The changes of an application's facts from a moment on. */
export async function factsChangesSince(
  db: Db | Transaction,
  application: OfApplication,
  since: Date,
): Promise<FactsChange[]> {
  const found = await entries(db)
    .where("entry.home_region", "=", application.home_region)
    .where("entry.record_kind", "=", "application")
    .where("entry.record_id", "=", application.id)
    .where("entry.action", "=", "facts.changed")
    .where("entry.at", ">=", since)
    .execute();
  return found.map(({ at, changes, personal }) => ({
    at,
    pointers: [...(changes as Change[]), ...((personal as Change[] | null) ?? [])].map(({ pointer }) => pointer),
  }));
}

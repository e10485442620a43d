import { type applications, editRequestKinds } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Selectable } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Change } from "../../platform/history/chain.js";
import { entries } from "../../platform/history/read-history.js";
import type { EditRequestsTable } from "../../schema/tables/applications.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import type { Acting } from "../../platform/acting/acting.js";
import { type ApplicationRecord, lockApplication } from "./application.js";
import { enforceOnApplication, record, takePart } from "./transition.js";

/** What a return asks for, one request for each fault. */
export type Requests = BodyOf<typeof applications.return>["requests"];

/** Writes down what a return asks for; the caller has moved the file. */
export async function addRequests(
  transaction: Transaction,
  acting: Acting,
  { row }: ApplicationRecord,
  requests: Requests,
): Promise<void> {
  await transaction
    .insertInto("edit_requests")
    .values(
      requests.map(({ kind, note }) => ({
        home_region: row.home_region,
        id: uuidv7(),
        application_id: row.id,
        kind,
        note,
        by_name: acting.actor?.name ?? "",
        at: acting.now,
        answer: null,
        answered_by: null,
        answered_at: null,
      })),
    )
    .execute();
}

/** Says how an edit request was met. @throws {Problem} */
export async function answerRequest(
  transaction: Transaction,
  acting: Acting,
  id: string,
  requestId: string,
  answer: string,
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "update:property", application);
  if (application.row.status !== "editing") throw new Problem("move-refused", { reasons: [{ code: "not-editing" }] });
  const request = await transaction
    .selectFrom("edit_requests")
    .select(["kind", "answer"])
    .where("home_region", "=", application.row.home_region)
    .where("application_id", "=", id)
    .where("id", "=", requestId)
    .executeTakeFirst();
  if (request === undefined) throw notFound();
  if (request.answer !== null) throw new Problem("move-refused", { reasons: [{ code: "request-answered" }] });
  await transaction
    .updateTable("edit_requests")
    .set((eb) => ({
      answer,
      answered_by: acting.actor?.name ?? null,
      answered_at: acting.now,
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", application.row.home_region)
    .where("id", "=", requestId)
    .execute();
  await takePart(transaction, acting, application, "submit");
  await record(transaction, acting, application, {
    action: "request.answered",
    reason: answer,
    params: { kind: request.kind },
  });
}

/** A change of facts: when, and of which, by JSON pointer. */
export interface FactsChange {
  readonly at: Date;
  readonly pointers: readonly string[];
}

/**
 * Which of the facts that an edit request names were changed since it was made, until it was answered: what its answer
 * has to show for itself.
 */
export function changedFor(
  { kind, at, answered_at }: Pick<Selectable<EditRequestsTable>, "kind" | "at" | "answered_at">,
  changes: readonly FactsChange[],
): string[] {
  const meant = changes.filter((change) => change.at >= at && (answered_at === null || change.at <= answered_at));
  const pointers = meant.flatMap((change) => change.pointers);
  return editRequestKinds[kind].filter((named) =>
    pointers.some((pointer) => pointer === named || pointer.startsWith(`${named}/`)),
  );
}

/** The changes of a file's facts from a moment on. */
export async function factsChangesSince(
  db: Db | Transaction,
  application: { readonly home_region: string; readonly id: string },
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

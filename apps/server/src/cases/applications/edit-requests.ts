import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";
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

import { type applications, editRequestKinds } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Selectable } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import type { EditRequestsTable } from "../../schema/tables/applications.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import type { Acting } from "../../platform/acting/acting.js";
import { lockApplication } from "./application.js";
import { type FactsChange, requestIn, writeAnswer } from "./edit-request-queries.js";
import { enforceOnApplication, record, takePart } from "./transition.js";

/** What a return asks for, one request for each fault. */
export type Requests = BodyOf<typeof applications.return>["requests"];

/** Says how an edit request was met. @throws {Problem} */
export async function answerRequest(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { requestId, answer }: { readonly requestId: string; readonly answer: string },
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "update:property", application);
  if (application.row.status !== "editing") throw new Problem("move-refused", { reasons: [{ code: "not-editing" }] });
  const request = await requestIn(transaction, application.row, requestId);
  if (request === undefined) throw notFound();
  if (request.answer !== null) throw new Problem("move-refused", { reasons: [{ code: "request-answered" }] });
  const { home_region } = application.row;
  await writeAnswer(transaction, acting, { home_region, id: requestId }, answer);
  await takePart(transaction, acting, application, "submit");
  await record(transaction, acting, application, {
    action: "request.answered",
    reason: answer,
    params: { kind: request.kind },
  });
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

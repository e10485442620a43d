import type { Reason } from "@yer/api/contract/problem";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { decide } from "../../identity/access/decide.js";
import type { ApplicationRecord } from "./application.js";
import { takersOf } from "./last-able.js";

/** Why a person cannot withdraw an application; empty where they can: who opened it, before its first submission. */
export async function reasonsAgainstWithdrawal(
  db: Db | Transaction,
  { actor }: Pick<Acting, "actor">,
  { row, subject }: Pick<ApplicationRecord, "row" | "subject">,
): Promise<Reason[]> {
  if (row.status !== "editing") return [{ code: "not-from-here", params: { status: row.status } }];
  const decision = actor && decide(actor, { code: "submit:property", kind: "act" }, subject);
  return [
    ...(decision === null || decision.allowed ? [] : decision.reasons),
    ...(actor === null || (await openedBy(db, row, takersOf(actor))) ? [] : [{ code: "opened-by-another" as const }]),
    ...((await wasReturned(db, row)) ? [{ code: "submitted-before" as const }] : []),
  ];
}

type Row = Pick<ApplicationRecord["row"], "home_region" | "id">;

/** Whether one of these people opened an application: the first thing that its history tells. */
async function openedBy(db: Db | Transaction, row: Row, people: readonly string[]): Promise<boolean> {
  const first = await db
    .selectFrom("history_entry")
    .select("actor")
    .where("home_region", "=", row.home_region)
    .where("record_kind", "=", "application")
    .where("record_id", "=", row.id)
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  return people.includes(first?.actor ?? "");
}

/** Whether an application in editing came back there: no way leads back without a request. */
async function wasReturned(db: Db | Transaction, row: Row): Promise<boolean> {
  const request = await db
    .selectFrom("edit_requests")
    .select("id")
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .limit(1)
    .executeTakeFirst();
  return request !== undefined;
}

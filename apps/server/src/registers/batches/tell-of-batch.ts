import type { Transaction } from "../../platform/database/database.js";
import type { Events } from "../../platform/events/events.js";
import type { BatchRecord } from "./queries.js";

/** Tells who brought a batch, and who had the service work on it, that it changed. */
export async function tellOfBatch(
  transaction: Transaction,
  events: Events,
  { id, by_id: bringer, worker_id: worker }: Pick<BatchRecord, "id" | "by_id" | "worker_id">,
): Promise<void> {
  for (const user of new Set([bringer, worker])) {
    await events.publish(transaction, { kind: "batch.changed", id, user });
  }
}

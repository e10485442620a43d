import type { Batch } from "@yer/api/contract/batch";
import type { ReceiptRow } from "@yer/api/contract/receipt-imports";
import type { Actor } from "../platform/acting/actor.js";
import type { ActingInContext } from "../platform/acting/acting-in-context.js";
import type { Transaction } from "../platform/database/database.js";
import { readSettings } from "../platform/dated-settings/queries.js";
import { bankListKind } from "../money/payments/bank-list-kind.js";
import { findBatch, listBatchRows, presentBatch } from "../registers/batches/queries.js";
import { applyBatch, keepBatch, undoBatch } from "../registers/batches/service.js";
import { tickBatches } from "../registers/batches/tick.js";
import type { ApplicationKit } from "./application-kit.js";

/** Banks' lists as a person brings, enters and undoes them, each time until the service has worked on it. */
export interface BankLists {
  bring(text: string): Promise<Batch>;
  rowsOf(batch: Batch): Promise<ReceiptRow[]>;
  enter(batch: Batch): Promise<Batch>;
  undo(batch: Batch): Promise<Batch>;
}

/** Those of a person. */
export function bankListsOf(kit: ApplicationKit, actor: () => Actor): BankLists {
  const worked = async (id: string): Promise<Batch> => {
    const { db } = kit.database;
    const signer = await kit.act(actor(), async (_, given) => given.signer);
    const machine = { kinds: { [bankListKind.declared.kind]: bankListKind }, worker: async () => actor() };
    await tickBatches({ db, events: kit.events, signer, config: {}, machine }, kit.clock.now());
    return presentBatch(db, actor(), bankListKind, await findBatch(db, actor(), bankListKind, id));
  };
  const acted = async (work: (tx: Transaction, given: ActingInContext) => Promise<Batch>): Promise<Batch> => {
    const { id } = await kit.actInContext(actor(), work);
    return worked(id);
  };
  return {
    bring: async (text) =>
      acted(async (tx, given) => {
        const table = await bankListKind.reading.read(Buffer.from(text), await readSettings(tx), given.now);
        return keepBatch(tx, given, bankListKind, { fileName: "bank.csv", table });
      }),
    rowsOf: async ({ id }) =>
      (await listBatchRows(kit.database.db, actor(), bankListKind, id, {})).items as ReceiptRow[],
    enter: async (batch) =>
      acted((tx, given) =>
        applyBatch(
          tx,
          given,
          { kind: bankListKind, id: batch.id },
          { body: { leaveOutWrong: false }, ifMatch: batch.version },
        ),
      ),
    undo: async (batch) =>
      acted((tx, given) => undoBatch(tx, given, { kind: bankListKind, id: batch.id }, batch.version)),
  };
}

import {
  type ReceiptBatch,
  type ReceiptRow,
  type ReceiptRowKind,
  receiptRowKinds,
  type receiptImports,
} from "@yer/api/contract/receipt-imports";
import type { BodyOf, QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Reason } from "@yer/api/contract/problem";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../access/actor.js";
import type { Acting } from "../applications/acting.js";
import { readFile } from "../applications/file.js";
import { reasonsAgainst } from "../applications/transition.js";
import { attempt, reasonsOf } from "../database/attempt.js";
import type { Db, Transaction } from "../database/database.js";
import { jsonb } from "../database/jsonb.js";
import { notFound, Problem } from "../http/problem.js";
import type { UploadedText } from "../places/uploaded-text.js";
import { dayInTashkent } from "../workflow/calendar.js";
import { type BankRow, readBankList } from "./bank-list.js";
import { cancelReceipt } from "./cancel-receipt.js";
import { excessOf } from "./excess.js";
import { recordPayment } from "./service.js";

type Acts = Acting & { readonly actor: Actor };

interface BatchRow {
  id: string;
  file_name: string;
  state: ReceiptBatch["state"];
  by_name: string;
  at: Date;
  applied_at: Date | null;
  undone_at: Date | null;
  version: number;
  counts: Partial<Record<ReceiptRowKind, number>>;
  amount: number;
}

/** Lists of the reader's territory, the latest first. */
async function readBatches(
  db: Db | Transaction,
  actor: Actor,
  where: RawBuilder<SqlBool>,
  limit: number,
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select b.id, b.file_name, b.state, b.by_name, b.at, b.applied_at, b.undone_at, b.version,
      (select coalesce(json_object_agg(k.kind, k.total), '{}') from (
        select kind, count(*)::integer as total from receipt_batch_rows where batch_id = b.id group by kind) as k) as counts,
      (select coalesce(sum(r.amount), 0)::bigint from receipt_batch_rows as r
        where r.batch_id = b.id and r.kind in ('new', 'entered')) as amount
    from receipt_batches as b
    where starts_with(b.territory, ${actor.territory ?? "-"}) and ${where}
    order by b.id desc limit ${limit}`.execute(db);
  return rows;
}

function batchView(row: BatchRow): ReceiptBatch {
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    counts: Object.fromEntries(receiptRowKinds.map((kind) => [kind, row.counts[kind] ?? 0])) as Record<
      ReceiptRowKind,
      number
    >,
    amount: row.amount,
    by: row.by_name,
    at: row.at.toISOString(),
    appliedAt: row.applied_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
    version: row.version,
  };
}

async function findBatch(db: Db | Transaction, actor: Actor, id: string): Promise<BatchRow> {
  const [row] = await readBatches(db, actor, sql`b.id = ${id}`, 1);
  if (row === undefined) throw notFound();
  return row;
}

async function lockBatch(
  transaction: Transaction,
  actor: Actor,
  id: string,
  ifMatch: number,
  state: ReceiptBatch["state"],
): Promise<void> {
  await transaction.selectFrom("receipt_batches").select("id").where("id", "=", id).forUpdate().execute();
  const batch = await findBatch(transaction, actor, id);
  if (batch.version !== ifMatch) throw new Problem("conflict", { current: batchView(batch) });
  if (batch.state !== state) throw new Problem("move-refused", { reasons: [{ code: `batch-${batch.state}` }] });
}

/** Lists brought within the reader's territory, the latest first. */
export async function listReceiptBatches(
  db: Db,
  actor: Actor,
  query: QueryOf<typeof receiptImports.list>,
): Promise<ReplyOf<typeof receiptImports.list>> {
  const limit = query.limit ?? pageSizes.usual;
  const { after } = query;
  if (after !== undefined && !/^[0-9a-f-]{36}$/.test(after)) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  const rows = await readBatches(db, actor, after === undefined ? sql`true` : sql`b.id < ${after}::uuid`, limit + 1);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from receipt_batches as b
    where starts_with(b.territory, ${actor.territory ?? "-"})`.execute(db);
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(batchView),
    total: counted[0]?.total ?? 0,
    more: false,
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A list with its rows. @throws {Problem} `not-found` */
export async function readReceiptBatch(
  db: Db | Transaction,
  actor: Actor,
  id: string,
): Promise<ReplyOf<typeof receiptImports.get>> {
  const batch = await findBatch(db, actor, id);
  const rows = await db
    .selectFrom("receipt_batch_rows")
    .selectAll()
    .where("batch_id", "=", id)
    .orderBy("line")
    .execute();
  return {
    batch: batchView(batch),
    rows: rows.map((row): ReceiptRow => ({
      line: row.line,
      kind: row.kind,
      number: row.number,
      applicationId: row.application_id,
      amount: row.amount,
      paidOn: row.paid_on,
      document: row.document,
      excess: row.excess,
      faults: [...row.faults],
    })),
  };
}

/** What a row would do as the files stand now. */
interface Judged {
  readonly kind: "new" | "over" | "known" | "wrong";
  readonly applicationId: string | null;
  /** Tiyin beyond what is owed, of a row that is `over`. */
  readonly excess?: number;
  readonly faults: readonly Reason[];
}

function wrong(applicationId: string | null, faults: readonly Reason[]): Judged {
  return { kind: "wrong", applicationId, faults };
}

/** @param before tiyin that rows before this one would enter, by file */
async function judge(
  db: Db | Transaction,
  acting: Acts,
  row: BankRow,
  before: ReadonlyMap<string, number>,
): Promise<Judged> {
  if (row.faults.length > 0) return { kind: "wrong", applicationId: null, faults: row.faults };
  const found = await db
    .selectFrom("applications")
    .select("id")
    .where("home_region", "=", row.number.slice(5, 9))
    .where("number", "=", row.number)
    .executeTakeFirst();
  if (found === undefined) return wrong(null, [{ code: "file-unseen" }]);
  const file = await readFile(db, found.id);
  const against = reasonsAgainst(acting, "record_payment", file);
  if (against.some(({ code }) => code === "other-territory" || code === "not-involved")) {
    return wrong(null, [{ code: "file-unseen" }]);
  }
  const known = await db
    .selectFrom("receipts")
    .select("amount")
    .where("home_region", "=", file.row.home_region)
    .where("application_id", "=", found.id)
    .where("document", "=", row.document)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  if (known !== undefined) {
    return known.amount === row.amount
      ? { kind: "known", applicationId: found.id, faults: [] }
      : wrong(found.id, [{ code: "receipt-differs" }]);
  }
  if ((row.paidOn ?? "") > dayInTashkent(acting.now)) return wrong(found.id, [{ code: "receipt-future" }]);
  if (against.length > 0) return wrong(found.id, against);
  const entered = before.get(found.id) ?? 0;
  if (entered >= (file.state.owed ?? 0)) return wrong(found.id, [{ code: "nothing-owed" }]);
  const beyond = excessOf(acting, file, row.amount ?? 0, entered);
  if (beyond.against !== undefined) return wrong(found.id, [beyond.against]);
  return beyond.excess > 0
    ? { kind: "over", applicationId: found.id, excess: beyond.excess, faults: [] }
    : { kind: "new", applicationId: found.id, faults: [] };
}

/** Reads a bank's list and says of every row what it would do; nothing of the files changes. @throws {Problem} */
export async function keepReceiptList(
  transaction: Transaction,
  acting: Acts,
  { fileName, text, encoding }: UploadedText,
): Promise<ReceiptBatch> {
  const rows = readBankList(text);
  const id = uuidv7();
  await transaction
    .insertInto("receipt_batches")
    .values({
      id,
      territory: acting.actor.territory ?? "",
      file_name: fileName,
      encoding,
      state: "checked",
      by_user: acting.actor.id,
      by_name: acting.actor.name,
      at: acting.now,
      applied_at: null,
      undone_at: null,
    })
    .execute();
  const seen = new Map<string, number>();
  const before = new Map<string, number>();
  for (const row of rows) {
    const key = `${row.number} ${row.document}`;
    const twice = row.faults.length === 0 ? seen.get(key) : undefined;
    if (twice === undefined) seen.set(key, row.line);
    const judged: Judged =
      twice === undefined
        ? await judge(transaction, acting, row, before)
        : { kind: "wrong", applicationId: null, faults: [{ code: "receipt-twice", params: { line: twice } }] };
    if (judged.kind === "new" && judged.applicationId !== null) {
      before.set(judged.applicationId, (before.get(judged.applicationId) ?? 0) + (row.amount ?? 0));
    }
    await transaction
      .insertInto("receipt_batch_rows")
      .values({
        batch_id: id,
        line: row.line,
        kind: judged.kind,
        number: row.number,
        amount: row.amount,
        paid_on: row.paidOn,
        document: row.document,
        application_id: judged.applicationId,
        receipt_id: null,
        excess: judged.excess ?? null,
        faults: jsonb(judged.faults),
      })
      .execute();
  }
  return batchView(await findBatch(transaction, acting.actor, id));
}

type Told = { readonly kind: ReceiptRowKind; readonly receiptId?: string; readonly faults?: readonly Reason[] };

async function tell(transaction: Transaction, id: string, line: number, { kind, receiptId, faults = [] }: Told) {
  await transaction
    .updateTable("receipt_batch_rows")
    .set({ kind, faults: jsonb(faults), ...(receiptId === undefined ? {} : { receipt_id: receiptId }) })
    .where("batch_id", "=", id)
    .where("line", "=", line)
    .execute();
}

/**
 * Enters the receipts of a list that are new, and those that somebody confirmed though they pay more than is owed, file
 * by file in one order. @throws {Problem}
 */
export async function applyReceiptBatch(
  transaction: Transaction,
  acting: Acts,
  id: string,
  ifMatch: number,
  { confirmed }: BodyOf<typeof receiptImports.apply>,
): Promise<ReceiptBatch> {
  await lockBatch(transaction, acting.actor, id, ifMatch, "checked");
  const lines = new Set(confirmed);
  const rows = await transaction
    .selectFrom("receipt_batch_rows")
    .selectAll()
    .where("batch_id", "=", id)
    .where("kind", "in", ["new", "over"])
    .orderBy("application_id")
    .orderBy("line")
    .execute();
  for (const { line, kind, application_id: file, amount, paid_on: paidOn, document, excess } of rows) {
    if (file === null || amount === null || paidOn === null || (kind === "over" && !lines.has(line))) continue;
    const tried = await attempt(transaction, async () =>
      recordPayment(transaction, acting, file, { amount, paidOn, document, excess: excess ?? 0, batchId: id }),
    );
    if (!tried.refused) await tell(transaction, id, line, { kind: "entered", receiptId: tried.done });
    // Entered by somebody since the list was tried.
    else if (tried.refused.details.errors?.some(({ code }) => code === "receipt-known")) {
      await tell(transaction, id, line, { kind: "known" });
    } else await tell(transaction, id, line, { kind: "wrong", faults: reasonsOf(tried.refused) });
  }
  await close(transaction, id, { state: "applied", applied_at: acting.now });
  return batchView(await findBatch(transaction, acting.actor, id));
}

/** Takes back what a list entered, where the file has not gone on by it. @throws {Problem} */
export async function undoReceiptBatch(
  transaction: Transaction,
  acting: Acts,
  id: string,
  ifMatch: number,
): Promise<ReceiptBatch> {
  await lockBatch(transaction, acting.actor, id, ifMatch, "applied");
  const rows = await transaction
    .selectFrom("receipt_batch_rows")
    .select(["line", "application_id", "receipt_id"])
    .where("batch_id", "=", id)
    .where("kind", "=", "entered")
    .orderBy("application_id")
    .orderBy("line")
    .execute();
  for (const { line, application_id: file, receipt_id: receipt } of rows) {
    if (file === null || receipt === null) continue;
    const tried = await attempt(transaction, async () => cancelReceipt(transaction, acting, file, receipt));
    const why = tried.refused ? reasonsOf(tried.refused) : tried.done === undefined ? [] : [tried.done];
    await tell(transaction, id, line, { kind: why.length === 0 ? "undone" : "kept", faults: why });
  }
  await close(transaction, id, { state: "undone", undone_at: acting.now });
  return batchView(await findBatch(transaction, acting.actor, id));
}

async function close(
  transaction: Transaction,
  id: string,
  change: { readonly state: ReceiptBatch["state"]; readonly applied_at?: Date; readonly undone_at?: Date },
): Promise<void> {
  await transaction
    .updateTable("receipt_batches")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

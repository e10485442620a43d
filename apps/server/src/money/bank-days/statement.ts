import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { bankDayStatements } from "@yer/api/contract/bank-days";
import { uuidv7 } from "uuidv7";
import { documentKeyOf, opensDocument } from "../../cases/documents/document-key.js";
import { printPaper } from "../../cases/documents/print-paper.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { apiPrefix } from "../../platform/http/route.js";
import { canonicalJson } from "../../platform/history/canonical-json.js";
import { notFound } from "../../platform/problem/problem.js";
import { type BankDayKey, type BankDayRow, findDay, linesOfDay } from "./queries.js";
import { type BankDayContent, wordedStatement } from "./statement-in-words.js";

type Rendering = Pick<Context, "config" | "db" | "files" | "secrets">;

/** A statement that was signed, and how it stands. */
interface SignedStatement extends BankDayKey {
  readonly id: string;
  readonly content: string;
  readonly signer: string;
  readonly signed_at: Date;
  readonly superseded_at: Date | null;
  readonly sha256: string | null;
  readonly size: number | null;
}

/** A statement's bytes, and what names them. */
export interface RenderedStatement {
  readonly sha256: string;
  readonly size: number;
  readonly content: Readable;
}

/** Signs what a day came to, in the transaction that closes it: the PDF is made from the signed words alone. */
export async function signStatement(transaction: Transaction, acting: ActingPerson, day: BankDayRow): Promise<void> {
  const { actor, now } = acting;
  const { home_region, account_id } = day;
  const lines = (await linesOfDay(transaction, day)).map((line) => ({
    id: line.bank_id,
    document: line.document,
    payer: line.payer_name,
    amount: line.amount,
    aside: line.aside ? line.unmatched : 0,
    returned: line.returned,
  }));
  const content: BankDayContent = {
    kind: "bank-day",
    account: { id: account_id, number: day.number, name: day.name, region: home_region },
    day: day.day,
    told: { turnover: day.turnover, opening: day.opening, closing: day.closing, paidOut: day.paid_out },
    total: day.total ?? 0,
    entered: day.entered,
    aside: day.aside,
    returned: day.returned,
    lines,
    by: actor.name,
    at: now.toISOString(),
  };
  const written = canonicalJson(content);
  const { pkcs7, signer } = await acting.signer.sign(Buffer.from(written), now);
  await transaction
    .insertInto("bank_day_statements")
    .values({ home_region, id: uuidv7(), account_id, day: day.day, content: written, pkcs7, signer, signed_at: now })
    .execute();
}

/** The day was opened again: its statement stays, and says so. */
export async function supersedeStatement(
  transaction: Transaction,
  { home_region: region, account_id: account, day }: BankDayKey,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("bank_day_statements")
    .set({ superseded_at: now })
    .where("home_region", "=", region)
    .where("account_id", "=", account)
    .where("day", "=", day)
    .where("superseded_at", "is", null)
    .execute();
}

function statements(db: Db) {
  return db
    .selectFrom("bank_day_statements")
    .select(["home_region", "id", "account_id", "day", "content", "signer", "signed_at"])
    .select(["superseded_at", "sha256", "size"]);
}

/** The statement of a closed day that its reader may see. @throws {Problem} `not-found` */
export async function statementOfDay(
  context: Rendering,
  { territory }: Actor,
  asked: { readonly account: string; readonly day: string },
  now: Date,
): Promise<RenderedStatement> {
  const day = await findDay(context.db, territory, asked);
  const found = await statements(context.db)
    .where("home_region", "=", day.home_region)
    .where("account_id", "=", day.account_id)
    .where("day", "=", day.day)
    .where("superseded_at", "is", null)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return rendered(context, found, now);
}

/**
 * A statement by the key that its QR code holds: what the register has, to be laid beside the paper. One of a day that
 * was opened again says so above everything.
 * @throws {Problem} `not-found`
 */
export async function statementByKey(
  context: Rendering,
  { id, key, now }: { readonly id: string; readonly key: string | undefined; readonly now: Date },
): Promise<RenderedStatement> {
  const found = await statements(context.db).where("id", "=", id).executeTakeFirst();
  if (found === undefined || !opensDocument(context.secrets, id, key)) throw notFound();
  return rendered(context, found, now);
}

/** Rendered once, and kept by its hash; what was superseded is set anew, for it says that it is. */
async function rendered(context: Rendering, statement: SignedStatement, now: Date): Promise<RenderedStatement> {
  const { sha256, size, superseded_at: superseded } = statement;
  if (sha256 !== null && size !== null && superseded === null) {
    return { sha256, size, content: await context.files.open({ sha256 }) };
  }
  const own = bankDayStatements.pdf.path.replace("{id}", statement.id);
  const address = `${context.config.publicUrl}${apiPrefix}${own}?k=${documentKeyOf(context.secrets, statement.id)}`;
  const bytes = await printPaper(wordedStatement({ ...statement, address }), statement.signed_at);
  const known = { sha256: createHash("sha256").update(bytes).digest("hex"), size: bytes.length };
  if (superseded === null) await keep(context, statement, bytes, now);
  return { ...known, content: Readable.from([bytes]) };
}

async function keep(context: Rendering, statement: SignedStatement, bytes: Buffer, now: Date): Promise<void> {
  const stored = await context.files.receive(Readable.from([bytes]), `${statement.day}.pdf`);
  await withTransaction(context.db, async (transaction) => {
    await context.files.hold(transaction, stored);
    await transaction
      .updateTable("bank_day_statements")
      .set({ sha256: stored.sha256, size: stored.size, rendered_at: now })
      .where("home_region", "=", statement.home_region)
      .where("id", "=", statement.id)
      .where("rendered_at", "is", null)
      .execute();
  });
}

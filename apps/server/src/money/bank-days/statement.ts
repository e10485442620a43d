import { bankDayStatements } from "@yer/api/contract/bank-days";
import { uuidv7 } from "uuidv7";
import { opensDocument, paperAddress } from "../../cases/documents/document-key.js";
import { givenOut, keptRendering, type RenderedPaper } from "../../cases/documents/kept-rendering.js";
import { printPaper } from "../../cases/documents/print-paper.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "@yer/api/formats";
import { notFound } from "../../platform/problem/problem.js";
import { type BankDayKey, type BankDayRow, findDay, linesOfDay } from "./queries.js";
import { type BankDayContent, wordedStatement } from "./statement-in-words.js";

type Rendering = Pick<Context, "config" | "db" | "files" | "logger" | "secrets">;

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
): Promise<RenderedPaper> {
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
): Promise<RenderedPaper> {
  const found = await statements(context.db).where("id", "=", id).executeTakeFirst();
  if (found === undefined || !opensDocument(context.secrets, id, key)) throw notFound();
  return rendered(context, found, now);
}

/** Rendered once, and kept by its hash; what was superseded is set anew, for it says that it is. */
async function rendered(context: Rendering, statement: SignedStatement, now: Date): Promise<RenderedPaper> {
  const { home_region: region, id, day, signed_at: signedAt, superseded_at: superseded } = statement;
  const address = paperAddress(context, bankDayStatements.pdf, id);
  const print = async () => printPaper(wordedStatement({ ...statement, address }), signedAt);
  if (superseded !== null) return givenOut(await print());
  return keptRendering(context, statement, {
    name: `${day}.pdf`,
    print,
    keep: async (transaction, known) => {
      await transaction
        .updateTable("bank_day_statements")
        .set({ ...known, rendered_at: now })
        .where("home_region", "=", region)
        .where("id", "=", id)
        .where("rendered_at", "is", null)
        .execute();
      return known;
    },
  });
}

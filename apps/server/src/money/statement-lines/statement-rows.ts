import type { ReceiptRow } from "@yer/api/contract/receipt-imports";
import type { Reason } from "@yer/api/contract/problem";
import { searchKey } from "@yer/api/formats";
import { sql } from "kysely";
import { lockApplications } from "../../cases/applications/application.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { EnteredRow, JudgedRow, RowToUndo, UndoneRow } from "../../registers/batches/batch-kind.js";
import { ofReason, ofRow } from "../../registers/batches/of-row.js";
import { RowRefused } from "../../registers/batches/row-refused.js";
import { matchLine } from "../../rules/money/match-line.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { type AccountRecord, accountsOfLists } from "../accounts/queries.js";
import { closedDays, dayKey, keepTotals, shareDays } from "../bank-days/days-of-lines.js";
import { passByThemselves, passingsOf } from "../clearing/pass-by-itself.js";
import { clearingsOf } from "../clearing/queries.js";
import { type BankRow, applicationNumberOf } from "../payments/bank-list.js";
import { cancelReceipt } from "../payments/cancel-receipt.js";
import { recordInRounds } from "../payments/record-in-rounds.js";
import { bookLines, type LineGiven, unbookLine } from "./book.js";
import { candidatesOf, filesOf, toMatch } from "./candidates.js";
import { bookedLines, findLine, isBeingReturned, lineKey, matchesOf } from "./queries.js";

/** What a row of a bank's list shows besides. */
export type SaidOfRow = Pick<
  ReceiptRow,
  "applicationId" | "amount" | "paidOn" | "document" | "excess" | "account" | "matchedBy" | "waits" | "passesTo"
>;

/** Whether a row is a line of an account's statement. */
export function isStatementRow({ account }: BankRow): boolean {
  return account !== "";
}

/** A line as its row tells it; nothing where its row does not. */
function lineOf(row: BankRow, account: AccountRecord | undefined, batchId: string): LineGiven | undefined {
  if (account === undefined || row.amount === null || row.paidOn === null || row.faults.length > 0) return undefined;
  return {
    home_region: account.home_region,
    account_id: account.id,
    bank_id: row.bankId,
    amount: row.amount,
    value_day: row.paidOn,
    document: row.document,
    payer_name: row.payer,
    payer_tax_id: row.taxId,
    purpose: row.purpose,
    search_key: searchKey(`${row.payer} ${row.purpose} ${row.document}`),
    file_number: applicationNumberOf(row),
    batch_id: batchId,
  };
}

/**
 * What lines would do, with as many statements for many as for one: be booked, and be matched or wait.
 * @param before tiyin that rows before these would give their applications; it is added to
 */
export async function judgeLines(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly BankRow[],
  { batchId, before }: { readonly batchId: string; readonly before: Map<string, number> },
): Promise<JudgedRow[]> {
  const accounts = await accountsOfLists(transaction, entering.actor.territory);
  const today = dayInTashkent(entering.now);
  const told = rows.map((row) => {
    const account = accounts.get(row.account);
    const line = lineOf(row, account, batchId);
    const faults: Reason[] = [...row.faults];
    if (faults.length === 0 && account === undefined) {
      faults.push({ code: "account-unknown", params: { value: row.account } });
    }
    if (line !== undefined && (row.paidOn ?? "") > today) faults.push({ code: "receipt-future" });
    return { row, line, faults };
  });
  const lines = told.flatMap(({ line }) => line ?? []);
  const booked = await bookedLines(transaction, lines);
  const closed = await closedDays(transaction, lines);
  const candidates = await candidatesOf(transaction, entering.actor.territory ?? "-", lines);
  const fresh = lines.filter((line) => !booked.has(lineKey(line)));
  const passings = new Map((await passingsOf(transaction, fresh, before)).map((one, nth) => [fresh[nth], one]));
  return told.map(({ row, line, faults }) => {
    const known = line && booked.get(lineKey(line));
    if (known && (known.amount !== row.amount || known.value_day !== row.paidOn))
      faults.push({ code: "receipt-differs" });
    if (line !== undefined && known === undefined && closed.has(dayKey(line))) faults.push({ code: "bank-day-closed" });
    const isNew = line !== undefined && known === undefined && faults.length === 0;
    const found = isNew
      ? matchLine(
          toMatch(line, line.amount),
          filesOf(candidates, line).map((file) => ({
            ...file,
            due: Math.max(0, file.due - (before.get(file.applicationId) ?? 0)),
          })),
        )
      : undefined;
    const matched = found?.matched ?? null;
    if (matched !== null) {
      before.set(matched.applicationId, (before.get(matched.applicationId) ?? 0) + (row.amount ?? 0));
    }
    return {
      line: row.line,
      subject: line === undefined ? null : lineKey(line),
      about: matched?.applicationNumber ?? (row.payer || row.document),
      ...(known !== undefined && faults.length === 0 ? { kind: "known" as const } : {}),
      faults: faults.map(ofReason),
      warnings: [],
      said: {
        applicationId: matched?.applicationId ?? null,
        amount: row.amount,
        paidOn: row.paidOn,
        document: row.document,
        excess: null,
        account: row.account,
        matchedBy: found !== undefined && found.matched !== null ? found.by : null,
        waits: found !== undefined && found.matched === null ? found.waits : null,
        passesTo: isNew && matched === null ? (passings.get(line)?.to ?? null) : null,
      } satisfies SaidOfRow,
    };
  });
}

/**
 * A row to be entered, and the application that its dry run matched it with, or the region that it goes on to by
 * itself.
 */
export interface LineToEnter {
  readonly row: BankRow;
  readonly applicationId: string | null;
  readonly passesTo: string | null;
}

/** Applications of other regions that lines pay by themselves: whoever enters the lines locks them before any line. */
export async function filesElsewhere(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly LineToEnter[],
): Promise<string[]> {
  const going = rows.filter(({ passesTo }) => passesTo !== null);
  if (going.length === 0) return [];
  const accounts = await accountsOfLists(transaction, entering.actor.territory);
  const lines = going.flatMap(({ row }) => lineOf(row, accounts.get(row.account), "") ?? []);
  return (await passingsOf(transaction, lines)).flatMap((one) => one?.applicationId ?? []);
}

/**
 * Books lines, then matches those that the dry run matched, and passes on those that are another region's by all that
 * they say; what has changed since leaves them waiting.
 * @param batchId the list's
 * @throws {Problem} one of them cannot be booked any more
 */
export async function enterLines(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly LineToEnter[],
  batchId: string,
): Promise<EnteredRow[]> {
  if (rows.length === 0) return [];
  const accounts = await accountsOfLists(transaction, entering.actor.territory);
  const lines = rows.map(({ row }) => {
    const line = lineOf(row, accounts.get(row.account), batchId);
    if (line === undefined) throw new RowRefused("wrong", [ofRow("account-unknown", { value: row.account })]);
    return line;
  });
  const ids = await bookLines(transaction, entering, lines);
  if (ids === undefined) throw new RowRefused("known", []);
  await keepTotals(
    transaction,
    lines.flatMap((line, nth) => {
      const total = rows[nth]?.row.dayTotal ?? null;
      return total === null ? [] : [{ ...line, total }];
    }),
    entering.actor,
  );
  const toBeMatched = rows.flatMap(({ applicationId }, nth) => {
    const [line, statementLineId] = [lines[nth], ids[nth]];
    if (applicationId === null || line === undefined || statementLineId === undefined) return [];
    const { amount, value_day: paidOn, document } = line;
    return [{ nth, applicationId, given: { amount, paidOn, document, excess: 0, batchId, statementLineId } }];
  });
  const recorded = await recordInRounds(transaction, entering, toBeMatched);
  const going = lines.filter((_, nth) => (rows[nth]?.passesTo ?? null) !== null);
  const passings = await passingsOf(transaction, going);
  await passByThemselves(
    transaction,
    entering,
    going.flatMap((line, nth) => {
      const [passing, id] = [passings[nth], ids[lines.indexOf(line)]];
      return passing === undefined || id === undefined ? [] : [{ id, passing }];
    }),
  );
  const matched = new Map(recorded.map(({ of, number, done }) => [of.nth, done instanceof Problem ? null : number]));
  return ids.map((id, nth) => ({
    id,
    number: matched.get(nth) ?? null,
    region: lines[nth]?.home_region ?? null,
    trace: { lineId: id },
  }));
}

/**
 * Takes lines back: what is matched of them is matched no more, and they are not booked. A line stays where one of its
 * applications has gone on by it; what of it could be taken back waits then.
 */
export async function undoLines(
  transaction: Transaction,
  entering: ActingPerson,
  rows: readonly RowToUndo[],
): Promise<UndoneRow[]> {
  const { territory } = entering.actor;
  const concerned = new Set<string>();
  for (const { recordId } of rows) {
    const matches = await matchesOf(transaction, await findLine(transaction, territory, recordId));
    for (const match of matches) concerned.add(match.application_id);
  }
  // Applications first, and lines behind them, as everywhere.
  await lockApplications(transaction, [...concerned]);
  const undone: UndoneRow[] = [];
  for (const { line, recordId } of rows) {
    const why = await undoLine(transaction, entering, recordId);
    undone.push(why === undefined ? { line, kind: "undone" } : { line, kind: "kept", faults: [ofReason(why)] });
  }
  return undone;
}

async function undoLine(transaction: Transaction, entering: ActingPerson, id: string): Promise<Reason | undefined> {
  const locked = await findLine(transaction, entering.actor.territory, id, true);
  if ((await shareDays(transaction, [locked])).size > 0) return { code: "bank-day-closed" };
  // What was paid back to who paid it did come in.
  if (locked.returned > 0 || (await isBeingReturned(transaction, locked))) return { code: "line-returning" };
  if ((await clearingsOf(transaction, locked)).length > 0) return { code: "line-cleared" };
  let why: Reason | undefined;
  for (const match of await matchesOf(transaction, locked)) {
    why = (await cancelReceipt(transaction, entering, match.application_id, match.id)) ?? why;
  }
  if (why === undefined) await unbookLine(transaction, entering, locked);
  return why;
}

/** Tiyin that rows of a list that were tried before would give their applications. */
export async function givenBefore(db: Db | Transaction, batchId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select said ->> 'applicationId' as id, sum((said ->> 'amount')::bigint)::bigint as amount
    from batch_rows where batch_id = ${batchId} and kind = 'new' and said ->> 'applicationId' is not null
    group by 1`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

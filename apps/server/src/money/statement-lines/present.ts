import type { LineProposal, OpenLine, StatementLine } from "@yer/api/contract/statement-lines";
import type { Db, Transaction } from "../../platform/database/database.js";
import { matchLine } from "../../rules/money/match-line.js";
import { provider } from "../../rules/money/clearing.js";
import type { AccountRecord } from "../accounts/queries.js";
import { clearingsOf, passedFrom } from "../clearing/queries.js";
import { promisedBy } from "../../rules/money/refund.js";
import { returnsOf } from "../line-returns/queries.js";
import { candidatesOf, elsewhereOf, filesOf, type ApplicationOfLine, toMatch } from "./candidates.js";
import { type LineRecord, matchesOf } from "./queries.js";

/** The likeliest alone: a firm may owe for hundreds. */
const mostProposals = 20;

/** A line as its reader sees it. */
export function presentLine(line: LineRecord, account: Pick<AccountRecord, "number" | "name">): StatementLine {
  return {
    id: line.id,
    account: { number: account.number, name: account.name },
    amount: line.amount,
    unmatched: line.unmatched,
    valueDay: line.value_day,
    document: line.document,
    payer: line.payer_name,
    purpose: line.purpose,
    batchId: line.batch_id,
    aside:
      line.aside_at === null
        ? null
        : { at: line.aside_at.toISOString(), by: line.aside_by, reason: line.aside_reason ?? "" },
    returned: line.returned,
    version: line.version,
  };
}

/** A line with whose it may be as applications stand now, and whose it is already. */
export async function presentOpenLine(db: Db | Transaction, territory: string, line: LineRecord): Promise<OpenLine> {
  const account = await db
    .selectFrom("bank_accounts")
    .select(["number", "name"])
    .where("home_region", "=", line.home_region)
    .where("id", "=", line.account_id)
    .executeTakeFirstOrThrow();
  const files = line.unmatched === 0 ? [] : filesOf(await candidatesOf(db, territory, [line]), line);
  const found = matchLine(toMatch(line, line.unmatched), files);
  const matches = await matchesOf(db, line);
  const returns = await returnsOf(db, line);
  const clearings = await clearingsOf(db, line);
  return {
    ...presentLine(line, account),
    // What would be matched by itself was not owed yet when it was booked, or was taken back: a person says so.
    waits: line.unmatched === 0 || found.matched !== null ? null : found.waits,
    proposals: found.proposals
      .slice(0, mostProposals)
      .map(({ candidate, evidence, takes }) => presentProposal(candidate, [...evidence], takes)),
    returns: returns.map(({ id, amount, state }) => ({ id, amount, state })),
    returnable: line.aside_at === null ? 0 : line.unmatched - promisedBy(returns),
    region: line.home_region,
    elsewhere: elsewhereOf(toMatch(line, 0), line),
    passedFrom: await passedFrom(db, line),
    clearings: clearings.map(({ id, kind, counterpart, amount, covered, payments, by_name: by, at }) => ({
      id,
      kind,
      region: counterpart === provider ? null : counterpart,
      amount,
      payments,
      missing: covered === null ? null : covered - amount,
      by,
      at: at.toISOString(),
    })),
    matches: matches.map(({ id, application_id: applicationId, number, amount, at }) => ({
      receiptId: id,
      applicationId,
      number,
      amount,
      at: at.toISOString(),
    })),
  };
}

function presentProposal(file: ApplicationOfLine, evidence: LineProposal["evidence"], takes: number): LineProposal {
  const { applicationId, applicationNumber: number, occupier, district, address, cadastreNumber, due, dueOn } = file;
  return { applicationId, number, occupier, district, address, cadastreNumber, due, dueOn, evidence, takes };
}

import type { LineReturn, LineReturnQuery, lineReturns } from "@yer/api/contract/line-returns";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Reason } from "@yer/api/contract/problem";
import { refundActs, type RefundAct } from "@yer/api/contract/refunds";
import { takersOf } from "../../cases/applications/last-able.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { againstRefundAct, codeOfRefundAct, refundAfter, type RefundStanding } from "../../rules/money/refund.js";
import { conditionsOf, countReturns, findReturn, orderOfReturns, readReturns, type ReturnRow } from "./queries.js";

/** A page of the returns in a person's territory, the latest first. @throws {Problem} `invalid` for a cursor of nobody's */
export async function returnPage(
  db: Db,
  actor: Actor,
  { after, limit = pageSizes.usual, exact = false, ...filters }: LineReturnQuery,
): Promise<ReplyOf<typeof lineReturns.list>> {
  const where = conditionsOf(actor, filters);
  const rows = await readReturns(db, where, limit + 1, orderOfReturns.at("-at", after));
  return {
    ...orderOfReturns.page("-at", rows, limit, (row) => returnView(row, actor)),
    ...(await countReturns(db, where, exact)),
  };
}

/** A return as a person sees it. @throws {Problem} `not-found` */
export async function readReturn(
  db: Db | Transaction,
  { actor }: { readonly actor: Actor },
  id: string,
): Promise<LineReturn> {
  return returnView(await findReturn(db, actor, id), actor);
}

/** Why a person cannot do something to a return; none: they can. */
export function againstReturn(row: ReturnRow, act: RefundAct, actor: Actor): Reason[] {
  const code = codeOfRefundAct[act];
  if (!actor.codes.has(code)) return [{ code: "permission-missing", params: { code } }];
  return againstRefundAct(standingOfReturn(row), act, takersOf(actor));
}

/** A return as its rules weigh it: as a refund. */
function standingOfReturn({ state, amount, proposed_by, proposed_through }: ReturnRow): RefundStanding {
  return { state, amount, proposers: [proposed_by, ...(proposed_through === null ? [] : [proposed_through])] };
}

function returnView(row: ReturnRow, actor: Actor): LineReturn {
  const { id, amount, account, mfo, state, order_number: number, order_day: day, executed_on: executedOn } = row;
  return {
    id,
    line: {
      id: row.statement_line_id,
      document: row.document,
      payer: row.payer_name,
      purpose: row.purpose,
      valueDay: row.value_day,
      amount: row.line_amount,
    },
    account: { number: row.account_number, name: row.account_name },
    amount,
    payee: { name: row.payee_name, account, mfo },
    state,
    by: row.proposer,
    at: row.proposed_at.toISOString(),
    decidedBy: row.decider,
    answer: row.answer,
    order: number === null || day === null ? null : { number, day, by: row.orderer ?? "" },
    executed: executedOn === null || row.bank_id === null ? null : { day: executedOn, bankId: row.bank_id },
    bounced: row.bounced,
    version: row.version,
    acts: refundActs
      .filter((key) => refundAfter(state, key) !== undefined)
      .map((key) => ({ key, reasons: againstReturn(row, key, actor) })),
  };
}

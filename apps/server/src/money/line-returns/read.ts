import type { LineReturn, LineReturnQuery, lineReturns } from "@yer/api/contract/line-returns";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Reason } from "@yer/api/contract/problem";
import type { RefundAct } from "@yer/api/contract/refunds";
import { takersOf } from "../../cases/applications/last-able.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { againstRefundAct, codeOfRefundAct } from "../../rules/money/refund.js";
import { courseOf, standingOfRefund } from "../refunds/course.js";
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
  return [...missing(actor, act), ...againstRefundAct(standingOfRefund(row), act, takersOf(actor))];
}

function missing(actor: Actor, act: RefundAct): Reason[] {
  const code = codeOfRefundAct[act];
  return actor.codes.has(code) ? [] : [{ code: "permission-missing", params: { code } }];
}

function returnView(row: ReturnRow, actor: Actor): LineReturn {
  const { id, amount, account, mfo } = row;
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
    ...courseOf(row, (act) => missing(actor, act), takersOf(actor)),
  };
}

import { type FileRefunds, type Refund, refundActs } from "@yer/api/contract/refunds";
import { applicationScope } from "../../identity/access/scope.js";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { takersOf } from "../../cases/applications/last-able.js";
import { enforceOnApplication } from "../../cases/applications/transition.js";
import { proposersOf } from "../../platform/acting/proposed.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import {
  againstRefund,
  againstRefundAct,
  codeOfRefundAct,
  promisedBy,
  refundAfter,
  type RefundStanding,
} from "../../rules/money/refund.js";
import { reasonsIn } from "../corrections/read.js";
import { type RefundRow, refundsOf } from "./queries.js";

/**
 * What is owed back of a file, its refunds, and what the reader can do about them; members of a body that is only asked
 * read nothing of its money. @throws {Problem} `not-found`
 */
export async function readRefunds(
  db: Db | Transaction,
  acting: ActingPerson,
  applicationId: string,
): Promise<FileRefunds> {
  const application = await readApplicationRecord(db, applicationId);
  enforceOnApplication(acting, "read:property", application, "read");
  const may = reasonsIn(acting.actor, application);
  const seesMoney = applicationScope(acting.actor)?.organisationId === null;
  const due = seesMoney ? application.money.refundDue : 0;
  const rows = seesMoney ? await refundsOf(db, application.row) : [];
  const free = due - promisedBy(rows);
  const people = takersOf(acting.actor);
  return {
    due,
    free,
    propose: [...may("propose:refund"), ...againstRefund(free)],
    items: rows.map((row) => ({
      ...refundView(row),
      acts: refundActs
        .filter((key) => refundAfter(row.state, key) !== undefined)
        .map((key) => ({
          key,
          reasons: [...may(codeOfRefundAct[key]), ...againstRefundAct(standingOfRefund(row), key, people)],
        })),
    })),
  };
}

/** A refund as its rules weigh it. */
export function standingOfRefund(row: RefundRow): RefundStanding {
  return { state: row.state, amount: row.amount, proposers: proposersOf(row) };
}

function refundView(row: RefundRow): Omit<Refund, "acts"> {
  return {
    id: row.id,
    amount: row.amount,
    name: row.payee_name,
    account: row.account,
    mfo: row.mfo,
    state: row.state,
    by: row.proposer,
    at: row.proposed_at.toISOString(),
    decidedBy: row.decider,
    answer: row.answer,
    order:
      row.order_number === null || row.order_day === null
        ? null
        : { number: row.order_number, day: row.order_day, by: row.orderer ?? "" },
    executed: row.executed_on === null || row.bank_id === null ? null : { day: row.executed_on, bankId: row.bank_id },
    bounced: row.bounced,
    version: row.version,
  };
}

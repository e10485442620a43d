import type { ApplicationRefunds, RefundablePayment } from "@yer/api/contract/refunds";
import { applicationScope } from "../../identity/access/scope.js";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { takersOf } from "../../cases/applications/last-able.js";
import { enforceOnApplication } from "../../cases/applications/transition.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { againstRefund, codeOfRefundAct, promisedBy } from "../../rules/money/refund.js";
import { reasonsIn } from "../corrections/read.js";
import { refundablePayments } from "../online-refunds/service.js";
import { courseOf } from "./course.js";
import { type RefundRow, refundsOf } from "./queries.js";

/**
 * What is owed back of an application, its refunds, and what the reader can do about them; members of an organisation
 * that is only asked read nothing of its money. @throws {Problem} `not-found`
 */
export async function readRefunds(
  db: Db | Transaction,
  acting: ActingPerson,
  applicationId: string,
): Promise<ApplicationRefunds> {
  const application = await readApplicationRecord(db, applicationId);
  enforceOnApplication(acting, "read:property", application, "read");
  const may = reasonsIn(acting.actor, application);
  const seesMoney = applicationScope(acting.actor)?.organisationId === null;
  const due = seesMoney ? application.money.refundDue : 0;
  const rows = seesMoney ? await refundsOf(db, application.row) : [];
  const free = due - promisedBy(rows);
  const people = takersOf(acting.actor);
  const payments = seesMoney ? await refundablePayments(db, application, rows) : [];
  return {
    due,
    free,
    online: payments,
    propose: [...may("propose:refund"), ...againstRefund(free)],
    items: rows.map((row) => ({
      id: row.id,
      amount: row.amount,
      name: row.payee_name,
      account: row.account,
      mfo: row.mfo,
      online: onlineOf(row, payments),
      ...courseOf(row, (act) => may(codeOfRefundAct[act]), people),
    })),
  };
}

/** The online payment that a refund goes back of. */
function onlineOf({ online_payment_id: id }: RefundRow, payments: readonly RefundablePayment[]) {
  const payment = payments.find((one) => one.payment === id);
  return payment === undefined ? null : { payment: payment.payment, paidOn: payment.paidOn };
}

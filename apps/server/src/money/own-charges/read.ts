import type { OwnCharge } from "@yer/api/contract/own-charges";
import type { InstalmentRequestState } from "@yer/api/contract/instalments-asked";
import { billNumber } from "@yer/api/formats";
import { type ApplicationRecord, readApplicationRecord } from "../../cases/applications/application.js";
import { listStandings, receiptsOf } from "../../cases/public/queries.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { chargeSentence } from "../../rules/money/charge-sentence.js";
import { againstAsking, lastDayToAsk } from "../../rules/money/instalment-request.js";
import { billedCharge } from "../bills/queries.js";
import { readBill } from "../bills/read.js";
import { billedOf } from "../bills/service.js";
import { boundsIn } from "../instalments/bounds.js";
import { requestsOf } from "../instalments/queries.js";
import { ownRequestView } from "../instalments/read.js";

/**
 * The last charge of each application of a person, by the numbers that OneID vouches for; of one application where it
 * is named.
 */
export async function readOwnCharges(
  db: Db | Transaction,
  acting: ActingPerson,
  applicationId?: string,
): Promise<{ items: OwnCharge[] }> {
  const { pinfl, stirs } = acting.actor;
  const items: OwnCharge[] = [];
  for (const { id } of await listStandings(db, pinfl, stirs, applicationId)) {
    const charge = await ownChargeOf(db, acting, await readApplicationRecord(db, id));
    if (charge !== undefined) items.push(charge);
  }
  return { items };
}

/** `undefined`: the application is not charged, or nothing is left of a charge that was voided. */
async function ownChargeOf(
  db: Db | Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
): Promise<OwnCharge | undefined> {
  const { row, money, charge } = application;
  if (charge === null) return undefined;
  const { credit, refundDue } = money;
  if (charge.state === "void" && credit === 0 && refundDue === 0) return undefined;
  const of = { home_region: row.home_region, id: charge.id };
  const kept = await billedCharge(db, of);
  const billed = billedOf(application, kept, acting.now);
  const [request] = await requestsOf(db, of);
  const bounds = boundsIn(acting, row);
  const isWaiting = request !== undefined && request.state === ("asked" satisfies InstalmentRequestState);
  return {
    id: charge.id,
    number: billNumber(row.number, kept.sequence),
    applicationId: row.id,
    state: kept.state,
    sentence: chargeSentence({ ...billed, amount: kept.amount, suspended: kept.suspended, credit, refundDue }),
    amount: kept.amount,
    paid: kept.state === "void" ? 0 : kept.amount - kept.remaining,
    remaining: kept.remaining,
    instalments: billed.instalments,
    receipts: (await receiptsOf(db, row)).map(({ paid_on: paidOn, ...receipt }) => ({ ...receipt, paidOn })),
    bill: await readBill(db, of, billed),
    request: request === undefined ? null : ownRequestView(request),
    ask: {
      against: againstAsking(application.state, isWaiting, acting.now),
      mostParts: bounds.mostParts,
      lastDay: lastDayToAsk(bounds, acting.now),
    },
  };
}

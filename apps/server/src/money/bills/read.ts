import type { BillOfCharge, IssuedBill } from "@yer/api/contract/bills";
import { type DocumentRow, documentsOfCharge } from "../../cases/documents/queries.js";
import { documentPath } from "../../cases/documents/render-act.js";
import { stateOf } from "../../cases/documents/service.js";
import type { BillContent } from "../../cases/documents/bill/bill-content.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { againstBill, type Billed } from "../../rules/money/bill.js";
import { accountOfRegion, type ChargeOf } from "./queries.js";

/** What a bill that was kept says. */
export function contentOf({ content }: Pick<DocumentRow, "content">): BillContent {
  return JSON.parse(content) as BillContent;
}

/** A bill as the contract shows it. */
export function billView(row: DocumentRow): IssuedBill {
  return {
    id: row.id,
    language: contentOf(row).language,
    at: row.signed_at.toISOString(),
    state: stateOf(row),
    path: documentPath(row),
  };
}

/** The bill of a charge, to whoever may read the charge. */
export async function readBill(db: Db | Transaction, charge: ChargeOf, billed: Billed): Promise<BillOfCharge> {
  const issued = (await documentsOfCharge(db, charge)).map(billView);
  const account = await accountOfRegion(db, charge.home_region);
  return {
    against: againstBill(billed, account !== undefined),
    issued: issued.filter(({ language }, at) => issued.findIndex((earlier) => earlier.language === language) === at),
  };
}

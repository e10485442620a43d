import type { IssuedBill } from "@yer/api/contract/bills";
import type { Locale } from "@yer/api/contract/values";
import { billNumber } from "@yer/api/formats";
import type { ApplicationRecord } from "../../cases/applications/application.js";
import { enforceOnApplication, record } from "../../cases/applications/transition.js";
import type { BillContent } from "../../cases/documents/bill/bill-content.js";
import { documentsOfCharge, readActSurroundings } from "../../cases/documents/queries.js";
import { revoked } from "../../cases/documents/service.js";
import { signContent } from "../../cases/documents/sign-content.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { BillCode } from "../../platform/bill-code/bill-code.js";
import type { Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "@yer/api/formats";
import { notFound, refuseFor } from "../../platform/problem/problem.js";
import { againstBill, toPayOf } from "../../rules/money/bill.js";
import { standingOfInstalments } from "../../rules/workflow/instalments.js";
import { accountOfRegion, billedCharge, type BilledRow, issuerOf } from "./queries.js";
import { billView, contentOf } from "./read.js";

/** In which language a bill is asked for, and what makes its code. */
export interface BillAsked {
  readonly chargeId: string;
  readonly language: Locale;
  readonly code: BillCode | undefined;
}

/**
 * The bill of an application's charge, signed: what is still owed at this moment. One that says the very same already,
 * in that language, is answered with again. The application is locked, and the caller has seen whose it is.
 * @throws {Problem} `not-found` for another charge than the application's last, `move-refused` where nothing is to be
 *   paid
 */
export async function issueBill(
  transaction: Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
  { chargeId, language, code }: BillAsked,
): Promise<IssuedBill> {
  const { row } = application;
  if (application.charge?.id !== chargeId) throw notFound();
  const charge = await billedCharge(transaction, { home_region: row.home_region, id: chargeId });
  const billed = billedOf(application, charge, acting.now);
  const account = await accountOfRegion(transaction, row.home_region);
  refuseFor(againstBill(billed, account !== undefined));
  if (account === undefined) throw notFound();
  const toPay = toPayOf(billed);
  const number = billNumber(row.number, charge.sequence);
  const content: BillContent = {
    kind: "bill",
    language,
    ...(await surroundings(transaction, application)),
    number,
    charge: {
      id: charge.id,
      amount: charge.amount,
      paid: charge.amount - charge.remaining,
      remaining: charge.remaining,
      rows: charge.rows,
    },
    toPay,
    instalments: billed.instalments,
    account,
    code:
      code === undefined
        ? null
        : {
            payload: code.payloadOf({
              account: account.number,
              mfo: account.mfo,
              payee: account.name,
              amount: toPay.amount,
              number,
            }),
            isDemonstration: code.isDemonstration,
          },
    at: acting.now.toISOString(),
  };
  const of = { home_region: row.home_region, id: chargeId };
  const same = (await documentsOfCharge(transaction, of)).find(
    (issued) => issued.current && issued.revoked_at === null && saysTheSame(contentOf(issued), content),
  );
  if (same !== undefined) return billView(same);
  await signContent(transaction, acting, row, { content, fileIds: [], chargeId });
  await record(transaction, acting, application, { action: "bill.issued", params: { number, amount: toPay.amount } });
  const [issued] = await documentsOfCharge(transaction, of);
  if (issued === undefined) throw new Error(`The bill ${number} was signed and is not there.`);
  return billView(issued);
}

/**
 * Revokes a bill of an application's charge; what it says of the charge is none of its: another may be issued at once.
 * @throws {Problem} `not-found`, `move-refused`
 */
export async function revokeBill(
  transaction: Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
  { chargeId, bill, reason }: { readonly chargeId: string; readonly bill: string; readonly reason: string },
): Promise<IssuedBill> {
  enforceOnApplication(acting, "correct:payment", application);
  const of = { home_region: application.row.home_region, id: chargeId };
  const found = (await documentsOfCharge(transaction, of)).find(({ id }) => id === bill);
  if (found === undefined) throw notFound();
  return billView(await revoked(transaction, acting, application, { before: found, reason }));
}

/** A charge as the rules of bills weigh it. */
export function billedOf(
  { contract, credit }: Pick<ApplicationRecord, "contract" | "credit">,
  charge: BilledRow,
  now: Date,
) {
  return {
    state: charge.state,
    remaining: charge.remaining,
    dueOn: charge.due_on,
    instalments: contract && standingOfInstalments(contract.schedule, credit - contract.credit, now),
  };
}

/** What a bill says of the plot, and who issues it. */
async function surroundings(
  transaction: Transaction,
  { row, facts }: ApplicationRecord,
): Promise<Pick<BillContent, "file" | "organisation">> {
  const organisation = await issuerOf(transaction, row.district_soato);
  const { region, district, neighborhood } = await readActSurroundings(transaction, row, organisation.id, []);
  return {
    file: {
      id: row.id,
      number: row.number,
      ground: row.legal_basis,
      cadastreNumber: row.cadastre_number,
      region,
      district,
      neighborhood,
      address: facts.address,
      area: facts.sizes.total,
      occupier: row.occupier_name,
    },
    organisation,
  };
}

/** Whether two bills differ in nothing but the moment. */
function saysTheSame(one: BillContent, other: BillContent): boolean {
  return canonicalJson({ ...one, at: "" }) === canonicalJson({ ...other, at: "" });
}

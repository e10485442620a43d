import type { ChargeRead } from "@yer/api/contract/charges";
import { billNumber } from "@yer/api/formats";
import { decide } from "../../identity/access/decide.js";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { namesOf } from "../../identity/users/queries.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { chargeSentence } from "../../rules/money/charge-sentence.js";
import { standingOfInstalments } from "../../rules/workflow/instalments.js";
import { readBill } from "../bills/read.js";
import { requestsOf } from "../instalments/queries.js";
import { requestView } from "../instalments/read.js";
import {
  chargeParts,
  chargesOf,
  contractOf,
  entriesOf,
  type EntryRow,
  receiptsOf,
  remindedAt,
  restOf,
} from "./queries.js";
import { chargeRowOf, findCharge } from "./register.js";

/** A charge whole. @throws {Problem} `not-found` for unknown and not visible alike */
export async function readCharge(
  db: Db | Transaction,
  { actor, now }: Pick<ActingPerson, "actor" | "now">,
  id: string,
): Promise<ChargeRead> {
  const found = await findCharge(db, actor, id);
  if (found === undefined) throw notFound();
  const { rows, consented_at } = await chargeParts(db, found);
  const every = await chargesOf(db, found);
  // What an application has to its credit, and is owed back, is said of its last charge.
  const isLast = every.at(-1)?.id === id;
  const { credit, refundDue } = isLast ? await restOf(db, found) : { credit: 0, refundDue: 0 };
  const row = chargeRowOf(found);
  // A contract ends with its charge.
  const contract = row.state === "void" ? undefined : await contractOf(db, found);
  const received = row.paid + credit + refundDue;
  const schedule = contract && standingOfInstalments(contract.schedule, received - contract.credit, now);
  const files = await readAttachedFiles(db, [
    ...rows.flatMap(({ params }) => (typeof params?.["fileId"] === "string" ? [params["fileId"]] : [])),
    ...(contract?.file_id ? [contract.file_id] : []),
  ]);
  const receipts = await receiptsOf(db, found);
  const requests = await requestsOf(db, found);
  const { subject } = await readApplicationRecord(db, found.application_id);
  const answers = decide(actor, { code: "agree:instalments", kind: "act" }, subject);
  return {
    ...row,
    sentence: chargeSentence({
      state: row.state,
      amount: row.amount,
      remaining: row.remaining,
      suspended: row.flags.includes("late"),
      dueOn: row.dueOn,
      instalments: schedule ?? null,
      credit,
      refundDue,
    }),
    remindedAt: (await remindedAt(db, found))?.toISOString() ?? null,
    consentedAt: consented_at?.toISOString() ?? null,
    rows,
    files,
    contract:
      contract === undefined || schedule === undefined
        ? null
        : {
            number: contract.number,
            signedOn: contract.signed_on,
            file: files.find((file) => file.id === contract.file_id) ?? null,
            schedule,
          },
    bill: await readBill(db, found, {
      state: row.state,
      remaining: row.remaining,
      dueOn: row.dueOn,
      instalments: schedule ?? null,
    }),
    requests: requests.map((request) => requestView(request, answers.allowed ? [] : answers.reasons)),
    receipts: receipts
      .filter(({ touches }) => touches || isLast)
      .map((receipt) => ({
        id: receipt.id,
        amount: receipt.amount,
        paidOn: receipt.paid_on,
        document: receipt.document,
        by: receipt.by_name,
        at: receipt.at.toISOString(),
        imported: receipt.batch_id !== null,
        cancelledAt: receipt.cancelled_at?.toISOString() ?? null,
        covers: receipt.covers,
      })),
    entries: await entriesView(db, await entriesOf(db, found, isLast)),
    credit,
    refundDue,
    others: every
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, number: billNumber(found.number, other.sequence), state: other.state })),
  };
}

async function entriesView(db: Db | Transaction, entries: readonly EntryRow[]): Promise<ChargeRead["entries"]> {
  const people = await namesOf(
    db,
    entries.map(({ actor }) => actor),
  );
  return entries.map(({ value_day, booked_day, at, actor, ...entry }) => ({
    ...entry,
    valueDay: value_day,
    bookedDay: booked_day,
    at: at.toISOString(),
    by: actor === null ? null : (people.get(actor) ?? null),
  }));
}

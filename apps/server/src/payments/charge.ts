import { tashkentDay } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../applications/acting.js";
import type { FileRecord } from "../applications/file.js";
import { beginTerm } from "../applications/term.js";
import type { Transaction } from "../database/database.js";
import { jsonb } from "../database/jsonb.js";
import { discountPercents } from "../settings/settings.js";
import { reckonCharge } from "../workflow/charge.js";

/** The last day on which paying is in time: the term ends at its 24:00. */
export function dueOn(termEnds: Date): string {
  return tashkentDay(new Date(termEnds.getTime() - 1));
}

/**
 * Reckons what a file owes with the settings of this day and freezes it. Receipts of earlier charges count as credit;
 * what they cover is paid already.
 * @returns the file with the charge in its state, so that the move can choose where it leads
 */
export async function makeCharge(transaction: Transaction, acting: Acting, file: FileRecord): Promise<FileRecord> {
  const { now, settings } = acting;
  const { row, facts, credit } = file;
  const { bhm_multiple: multiple } = await transaction
    .selectFrom("districts")
    .select("bhm_multiple")
    .where("soato", "=", row.district_soato)
    .executeTakeFirstOrThrow();
  const { amount, rows } = reckonCharge({
    ground: row.ground,
    bhm: settings.value("bhm", now),
    bhmSince: settings.since("bhm", now),
    multiple,
    discount: facts.payment.discount,
    discountPercent: discountPercents(settings, now),
    discountFileId: facts.payment.discountFileId,
    marketValue: facts.payment.marketValue,
    marketValueFileId: facts.payment.marketValueFileId,
  });
  const owed = amount - credit;
  const state = amount === 0 ? "free" : owed > 0 ? "open" : "paid";
  const term = settings.statusTerm("in_payment", now);
  const ends = term === undefined ? null : beginTerm(term, now, settings).endsAt;
  const charge = { id: uuidv7(), sequence: (file.charge?.sequence ?? 0) + 1, amount, state } as const;
  await transaction
    .insertInto("charges")
    .values({
      home_region: row.home_region,
      ...charge,
      application_id: row.id,
      discount: facts.payment.discount,
      rows: jsonb(rows),
      due_on: state === "open" && ends !== null ? dueOn(ends) : null,
      made_at: now,
    })
    .execute();
  return { ...file, charge, state: { ...file.state, owed } };
}

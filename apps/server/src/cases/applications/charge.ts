import { uuidv7 } from "uuidv7";
import { enterInJournal } from "../journal/enter.js";
import { linesOfCharge } from "../journal/queries.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "./application.js";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { SettingsOfPlace } from "../../platform/dated-settings/settings.js";
import { entriesOfCharge, entriesOfEnd, entriesOfVoid, standingAfter } from "../../rules/money/journal.js";
import { type ChargeBasis, reckonCharge } from "../../rules/workflow/charge.js";

/** Percent off by each discount, as {@link ChargeBasis} wants them. */
function discountPercents(settings: SettingsOfPlace, at: Date): ChargeBasis["discountPercent"] {
  return {
    none: 0,
    disability: settings.value("discount.disability", at),
    earlier_campaign: settings.value("discount.earlier_campaign", at),
    social_register: settings.value("discount.social_register", at),
  };
}

/**
 * Reckons what an application owes with the settings of this day in its district and freezes it. Receipts of earlier
 * charges count as credit; what they cover is paid already.
 * @returns the application with the charge in its state, so that the move can choose where it leads
 */
export async function makeCharge(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
): Promise<ApplicationRecord> {
  const { now } = acting;
  const { row, facts } = application;
  const settings = acting.settings.in(row.district_soato);
  const { bhm_multiple: multiple } = await transaction
    .selectFrom("districts")
    .select("bhm_multiple")
    .where("soato", "=", row.district_soato)
    .executeTakeFirstOrThrow();
  const { amount, rows } = reckonCharge({
    legalBasis: row.legal_basis,
    bhm: settings.value("bhm", now),
    bhmSince: settings.since("bhm", now),
    multiple,
    discount: facts.payment.discount,
    discountPercent: discountPercents(settings, now),
    discountFileId: facts.payment.discountFileId,
    marketValue: facts.payment.marketValue,
    marketValueFileId: facts.payment.marketValueFileId,
  });
  const id = uuidv7();
  const gross = rows.reduce((sum, part) => sum + Math.max(0, part.amount), 0);
  const made = { ...application.money, charge: { id, amount, due: 0 } };
  const entries = entriesOfCharge(made, { id, gross, discount: gross - amount });
  const money = standingAfter(made, entries);
  const { due } = money.charge ?? made.charge;
  const state = amount === 0 ? "free" : due > 0 ? "open" : "paid";
  const charge = { id, sequence: (application.charge?.sequence ?? 0) + 1, amount, state } as const;
  await transaction
    .insertInto("charges")
    .values({
      home_region: row.home_region,
      ...charge,
      application_id: row.id,
      discount: facts.payment.discount,
      rows: jsonb(rows),
      // The last day of the term in payment, once the application has come there (migration 0902).
      due_on: null,
      made_at: now,
    })
    .execute();
  const of = { homeRegion: row.home_region, applicationId: row.id, chargeId: id, cause: "charge.made" } as const;
  await enterInJournal(transaction, acting, of, entries);
  return { ...application, charge, money, state: { ...application.state, owed: due - money.credit } };
}

/**
 * The charge that counts is void, paid or not: what was received becomes the application's credit (DOMAIN §3, Payment).
 */
export async function voidCharge(
  transaction: Transaction,
  acting: Acting,
  { row, money }: Pick<ApplicationRecord, "row" | "money">,
): Promise<void> {
  if (money.charge === null) return;
  const { id } = money.charge;
  const made = await linesOfCharge(transaction, row.home_region, id);
  const of = { homeRegion: row.home_region, applicationId: row.id, chargeId: id, cause: "charge.voided" } as const;
  await enterInJournal(transaction, acting, of, entriesOfVoid(money, made));
  await transaction
    .updateTable("charges")
    .set({ state: "void" })
    .where("home_region", "=", row.home_region)
    .where("id", "=", id)
    .execute();
}

/** What an application that has ended has to its credit is owed back (DOMAIN §3, Payment). */
export async function oweBack(
  transaction: Transaction,
  acting: Acting,
  { row, money }: Pick<ApplicationRecord, "row" | "money">,
): Promise<void> {
  const of = { homeRegion: row.home_region, applicationId: row.id, cause: "application.ended" } as const;
  await enterInJournal(transaction, acting, of, entriesOfEnd(money));
}

import { tashkentDay } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "./application.js";
import { beginTerm } from "./term.js";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { SettingsOfPlace } from "../../platform/dated-settings/settings.js";
import { type ChargeBasis, reckonCharge } from "../../rules/workflow/charge.js";
import { statusTerm } from "../../rules/workflow/deadlines.js";

/** Percent off by each discount, as {@link ChargeBasis} wants them. */
function discountPercents(settings: SettingsOfPlace, at: Date): ChargeBasis["discountPercent"] {
  return {
    none: 0,
    disability: settings.value("discount.disability", at),
    earlier_campaign: settings.value("discount.earlier_campaign", at),
    social_register: settings.value("discount.social_register", at),
  };
}

/** The last day on which paying is in time: the term ends at its 24:00. */
export function dueOn(termEnds: Date): string {
  return tashkentDay(new Date(termEnds.getTime() - 1));
}

/**
 * Reckons what a file owes with the settings of this day in its district and freezes it. Receipts of earlier charges count as credit;
 * what they cover is paid already.
 * @returns the file with the charge in its state, so that the move can choose where it leads
 */
export async function makeCharge(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
): Promise<ApplicationRecord> {
  const { now } = acting;
  const { row, facts, credit } = application;
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
  const owed = amount - credit;
  const state = amount === 0 ? "free" : owed > 0 ? "open" : "paid";
  const term = statusTerm(settings, "in_payment", now);
  const ends = term === undefined ? null : beginTerm(term, now, settings).endsAt;
  const charge = { id: uuidv7(), sequence: (application.charge?.sequence ?? 0) + 1, amount, state } as const;
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
  return { ...application, charge, state: { ...application.state, owed } };
}

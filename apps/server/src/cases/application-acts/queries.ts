import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";

interface OfApplication {
  readonly home_region: string;
  readonly id: string;
}

/** What the Council decided of an application. */
interface CouncilDecision {
  readonly verdict: "for" | "against";
  readonly number: string;
  /** The day of the decision. */
  readonly date: string;
  readonly reason?: string | undefined;
  /** When it was entered in the system. */
  readonly at: Date;
}

/** Writes the Council's decision onto the open agenda that the application stands on, if it stands on one. */
export async function concludeAgenda(
  transaction: Transaction,
  application: OfApplication,
  { verdict, number, date, reason, at }: CouncilDecision,
): Promise<void> {
  await transaction
    .updateTable("council_agenda")
    .set({
      verdict,
      decision_number: number,
      decision_day: date,
      reason: reason ?? null,
      decided_at: at,
    })
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("verdict", "is", null)
    .execute();
}

/** Keeps a decision of the Council, on an agenda or off it. */
export async function insertCouncilDecision(
  transaction: Transaction,
  application: OfApplication,
  { verdict, number, date, reason, at }: CouncilDecision,
): Promise<void> {
  await transaction
    .insertInto("council_decisions")
    .values({
      home_region: application.home_region,
      id: uuidv7(),
      application_id: application.id,
      verdict,
      number,
      day: date,
      reason: reason ?? null,
      at,
    })
    .execute();
}

/** Takes back what was decided of overlaps that make a plot and another one duplicates. */
export async function reopenDuplicates(transaction: Transaction, plotId: string): Promise<void> {
  await transaction
    .updateTable("plot_overlaps")
    .set((eb) => ({
      decision: null,
      reason: null,
      decided_by: null,
      decided_at: null,
      version: eb("version", "+", 1),
    }))
    .where("class", "=", "duplicate")
    .where((eb) => eb.or([eb("plot_id", "=", plotId), eb("other_id", "=", plotId)]))
    .execute();
}

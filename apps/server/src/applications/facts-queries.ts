import type { EditRequestKind } from "@yer/api/contract/applications";
import type { Occupier } from "@yer/api/contract/facts";
import { sql } from "kysely";
import type { Transaction } from "../database/database.js";

/** The next number of a region and year, `YYYY-RRRR-NNNNNN`; gaps appear where a transaction fails after it. */
export async function nextNumber(transaction: Transaction, home_region: string, year: number): Promise<string> {
  const { last } = await transaction
    .insertInto("application_serials")
    .values({ home_region, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["home_region", "year"]).doUpdateSet({ last: sql`application_serials.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${year}-${home_region}-${String(last).padStart(6, "0")}`;
}

/** The unfinished or registered file with a cadastre number, other than `id`. */
export async function fileNamed(
  transaction: Transaction,
  home_region: string,
  cadastreNumber: string,
  id: string | null,
): Promise<{ number: string; district_soato: string } | undefined> {
  return transaction
    .selectFrom("applications")
    .select(["number", "district_soato"])
    .where("home_region", "=", home_region)
    .where("cadastre_number", "=", cadastreNumber)
    .where("status", "!=", "unregistered")
    .$if(id !== null, (query) => query.where("id", "!=", id ?? ""))
    .executeTakeFirst();
}

/** Puts a file's occupier in the place of the one before. */
export async function writeOccupier(
  transaction: Transaction,
  file: { readonly home_region: string; readonly id: string },
  occupier: Occupier | null,
): Promise<void> {
  const key = { home_region: file.home_region, application_id: file.id };
  if (occupier === null) {
    await transaction
      .deleteFrom("application_occupiers")
      .where("home_region", "=", key.home_region)
      .where("application_id", "=", key.application_id)
      .execute();
    return;
  }
  const values =
    occupier.kind === "person"
      ? {
          kind: occupier.kind,
          name: occupier.name,
          pinfl: occupier.pinfl,
          passport: occupier.passport,
          birth_date: occupier.birthDate,
          stir: null,
        }
      : {
          kind: occupier.kind,
          name: occupier.name,
          pinfl: null,
          passport: null,
          birth_date: null,
          stir: occupier.stir,
        };
  await transaction
    .insertInto("application_occupiers")
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(["home_region", "application_id"]).doUpdateSet(values))
    .execute();
}

/**
 * Kinds of all edit requests since a run began: a file may have been returned more than once before its next run, and
 * what any of those returns named may have changed.
 */
export async function requestsSinceRun(
  transaction: Transaction,
  file: { readonly home_region: string; readonly id: string },
  runId: string,
): Promise<EditRequestKind[]> {
  const rows = await transaction
    .selectFrom("edit_requests as e")
    .innerJoin("runs as r", (join) =>
      join.onRef("r.home_region", "=", "e.home_region").onRef("r.application_id", "=", "e.application_id"),
    )
    .select("e.kind")
    .distinct()
    .where("e.home_region", "=", file.home_region)
    .where("e.application_id", "=", file.id)
    .where("r.id", "=", runId)
    .whereRef("e.at", ">=", "r.started_at")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Kinds of the edit requests of a file's last return; none for a file that never was returned. */
export async function requestsOfLastReturn(
  transaction: Transaction,
  file: { readonly home_region: string; readonly id: string },
): Promise<EditRequestKind[]> {
  const rows = await transaction
    .selectFrom("edit_requests")
    .select("kind")
    .where("home_region", "=", file.home_region)
    .where("application_id", "=", file.id)
    .where("at", "=", (eb) =>
      eb
        .selectFrom("edit_requests as latest")
        .select((latest) => latest.fn.max("latest.at").as("at"))
        .where("latest.home_region", "=", file.home_region)
        .where("latest.application_id", "=", file.id),
    )
    .execute();
  return rows.map(({ kind }) => kind);
}

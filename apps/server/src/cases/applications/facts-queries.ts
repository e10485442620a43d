import type { EditRequestKind } from "@yer/api/contract/applications";
import type { Occupier } from "@yer/api/contract/facts";
import { sql, type UpdateObject } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Database } from "../../schema/database.js";

/** The next so many numbers of a region and year, `YYYY-RRRR-NNNNNN`; gaps appear where a transaction fails after them. */
export async function nextNumbers(
  transaction: Transaction,
  home_region: string,
  year: number,
  count: number,
): Promise<string[]> {
  const { last } = await transaction
    .insertInto("application_serials")
    .values({ home_region, year, last: count })
    .onConflict((conflict) =>
      conflict.columns(["home_region", "year"]).doUpdateSet({ last: sql`application_serials.last + excluded.last` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return Array.from(
    { length: count },
    (_, nth) => `${year}-${home_region}-${String(last - count + 1 + nth).padStart(6, "0")}`,
  );
}

/** The cadastre number of a plot, in the region it lies in. */
export interface NamedPlot {
  readonly home_region: string;
  readonly cadastreNumber: string;
}

/** An unfinished or registered application with a cadastre number. */
export interface NamedApplication extends NamedPlot {
  readonly id: string;
  readonly number: string;
  readonly district_soato: string;
}

/** The unfinished or registered applications that hold these cadastre numbers; at most one each. */
export async function namedApplications(
  transaction: Transaction,
  plots: readonly NamedPlot[],
): Promise<NamedApplication[]> {
  if (plots.length === 0) return [];
  const { rows } = await sql<NamedApplication>`
    select a.home_region, a.cadastre_number as "cadastreNumber", a.id, a.number, a.district_soato
    from unnest(${plots.map(({ home_region }) => home_region)}::text[],
      ${plots.map(({ cadastreNumber }) => cadastreNumber)}::text[]) as plot (home_region, cadastre_number)
    join applications as a on a.home_region = plot.home_region and a.cadastre_number = plot.cadastre_number
      and a.status <> 'unregistered'`.execute(transaction);
  return rows;
}

/** Writes what facts say of an application into its row, as its next version. */
export async function changeFacts(
  transaction: Transaction,
  application: { readonly home_region: string; readonly id: string },
  columns: UpdateObject<Database, "applications">,
): Promise<void> {
  await transaction
    .updateTable("applications")
    .set((eb) => ({ ...columns, version: eb("version", "+", 1) }))
    .where("home_region", "=", application.home_region)
    .where("id", "=", application.id)
    .execute();
}

/** Puts an application's occupier in the place of the one before. */
export async function writeOccupier(
  transaction: Transaction,
  application: { readonly home_region: string; readonly id: string },
  occupier: Occupier | null,
): Promise<void> {
  const key = { home_region: application.home_region, application_id: application.id };
  if (occupier === null) {
    await transaction
      .deleteFrom("application_occupiers")
      .where("home_region", "=", key.home_region)
      .where("application_id", "=", key.application_id)
      .execute();
    return;
  }
  const values = occupierColumns(occupier);
  await transaction
    .insertInto("application_occupiers")
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(["home_region", "application_id"]).doUpdateSet(values))
    .execute();
}

/** Writes the occupiers of applications that had none. */
export async function addOccupiers(
  transaction: Transaction,
  applications: readonly { readonly home_region: string; readonly id: string; readonly occupier: Occupier | null }[],
): Promise<void> {
  const rows = applications.flatMap(({ home_region, id, occupier }) =>
    occupier === null ? [] : [{ home_region, application_id: id, ...occupierColumns(occupier) }],
  );
  if (rows.length > 0) await transaction.insertInto("application_occupiers").values(rows).execute();
}

function occupierColumns(occupier: Occupier) {
  const { kind, name } = occupier;
  return occupier.kind === "person"
    ? { kind, name, pinfl: occupier.pinfl, passport: occupier.passport, birth_date: occupier.birthDate, stir: null }
    : { kind, name, pinfl: null, passport: null, birth_date: null, stir: occupier.stir };
}

/**
 * Kinds of all edit requests since a run began: an application may have been returned more than once before its next
 * run, and what any of those returns named may have changed.
 */
export async function requestsSinceRun(
  transaction: Db | Transaction,
  application: { readonly home_region: string; readonly id: string },
  runId: string,
): Promise<EditRequestKind[]> {
  const rows = await transaction
    .selectFrom("edit_requests as e")
    .innerJoin("runs as r", (join) =>
      join.onRef("r.home_region", "=", "e.home_region").onRef("r.application_id", "=", "e.application_id"),
    )
    .select("e.kind")
    .distinct()
    .where("e.home_region", "=", application.home_region)
    .where("e.application_id", "=", application.id)
    .where("r.id", "=", runId)
    .whereRef("e.at", ">=", "r.started_at")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Kinds of the edit requests of an application's last return; none for an application that never was returned. */
export async function requestsOfLastReturn(
  transaction: Transaction,
  application: { readonly home_region: string; readonly id: string },
): Promise<EditRequestKind[]> {
  const rows = await transaction
    .selectFrom("edit_requests")
    .select("kind")
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("at", "=", (eb) =>
      eb
        .selectFrom("edit_requests as latest")
        .select((latest) => latest.fn.max("latest.at").as("at"))
        .where("latest.home_region", "=", application.home_region)
        .where("latest.application_id", "=", application.id),
    )
    .execute();
  return rows.map(({ kind }) => kind);
}

import type { Transaction } from "../../platform/database/database.js";
import { homeRegions } from "../../platform/sql/home-regions.js";
import { removeFromMap } from "../map-numbers/aggregate.js";
import { removeFromProgress } from "../plan-progress/aggregate.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { NewEntry } from "../../platform/history/append-history.js";
import { countMove } from "./counts.js";
import { type ApplicationOrigin } from "./open-applications.js";
import { type ApplicationRecord, lockApplications } from "./application.js";
import { countStanding } from "./standing.js";
import { enforceOnApplication, recordAll, standingOfRow } from "./transition.js";
import { wentOn } from "./went-on.js";

/** Applications among `ids` that somebody has worked on since they were opened, or judged the place of. */
export async function workedOn(db: Pick<Transaction, "selectFrom">, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("applications as a")
    .select("a.id")
    .where("a.id", "in", [...ids])
    .where((eb) => eb.or([eb("a.status", "!=", "editing"), wentOn("application")]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** An application that a row opened, to be taken out again. */
export interface ApplicationOfRow {
  readonly id: string;
  readonly origin: ApplicationOrigin;
}

/**
 * Takes applications out again that were opened by mistake, as long as nobody has worked on them: nothing but their
 * history stays, which says so. Their numbers are given to no other. As many statements for many as for one, but for
 * the numbers of the panel.
 * @returns ids of those taken out; somebody has worked on the others, or they are gone
 * @throws {Problem} `permission-missing`, `not-found` beyond the person's territory
 */
export async function takeOutApplications(
  transaction: Transaction,
  acting: Acting,
  given: readonly ApplicationOfRow[],
): Promise<ReadonlySet<string>> {
  const applications = await lockApplications(
    transaction,
    given.map(({ id }) => id),
  );
  for (const application of applications) enforceOnApplication(acting, "update:property", application);
  const worked = await workedOn(
    transaction,
    applications.map(({ row }) => row.id),
  );
  const gone = applications.filter(({ row }) => !worked.has(row.id));
  const origins = new Map(given.map(({ id, origin }) => [id, origin]));
  await removeApplications(transaction, acting, gone, ({ row }) => ({
    action: "application.taken_out",
    params: { ...origins.get(row.id) },
  }));
  return new Set(gone.map(({ row }) => row.id));
}

/**
 * Removes applications in editing whose rows the caller has locked: nothing but their history stays, which ends with
 * what is said of each.
 */
export async function removeApplications(
  transaction: Transaction,
  acting: Acting,
  gone: readonly ApplicationRecord[],
  entryOf: (application: ApplicationRecord) => Pick<NewEntry, "action" | "params" | "reason">,
): Promise<void> {
  const ids = gone.map(({ row }) => row.id);
  if (ids.length === 0) return;
  await removeFromMap(transaction, ids);
  await removeFromProgress(transaction, ids);
  const byDistrict = Map.groupBy(gone, ({ row }) => row.district_soato);
  for (const [, [first, ...more]] of [...byDistrict].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (first) await countMove(transaction, first.row, "editing", null, 1 + more.length);
  }
  await countStanding(
    transaction,
    gone.map(({ row }) => ({ application: row, before: standingOfRow(row), after: null })),
  );
  await transaction
    .deleteFrom("plot_overlaps")
    .where((eb) => eb.or([eb("plot_id", "in", ids), eb("other_id", "in", ids)]))
    .execute();
  await recordAll(
    transaction,
    acting,
    gone.map((application) => ({
      row: application.row,
      entry: { ...entryOf(application), from: application.row.status },
    })),
  );
  await transaction
    .deleteFrom("applications")
    .where("home_region", "in", homeRegions(gone.map(({ row }) => row)))
    .where("id", "in", ids)
    .execute();
}

import type { PlaceLevel } from "@yer/api/contract/places";
import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { among } from "../../platform/lists/conditions.js";
import { type Grouped, groupedBy } from "../../platform/lists/grouped.js";
import { concludedAs } from "./concluded-as.js";
import { aggregateByPlace } from "./register-aggregate.js";
import { answering, type RegisterFilters } from "./register-conditions.js";

/** What files can be counted by. An organisation has those in which it did what the filters ask of conclusions. */
export type ApplicationGroup = PlaceLevel | "legalBasis" | "assignee" | "organisation";

const keys: Readonly<Record<Exclude<ApplicationGroup, "organisation">, RawBuilder<unknown>>> = {
  region: sql`a.region_soato`,
  district: sql`a.district_soato`,
  neighborhood: sql`a.neighborhood_id`,
  legalBasis: sql`a.legal_basis::text`,
  assignee: sql`coalesce(a.assignee_id::text, 'none')`,
};

/** What is told of the files of each group: how many they are, or their square metres. */
export type ApplicationValue = "count" | "area";

const values: Readonly<Record<ApplicationValue, RawBuilder<unknown> | undefined>> = {
  count: undefined,
  area: sql`sum((a.facts #>> '{sizes,total}')::numeric)`,
};

/**
 * The files that the register lists, by group, exactly; without one all together under null. By region and by district
 * from the aggregates, where those say it.
 */
export async function groupedApplications(
  db: Db,
  actor: Actor,
  filters: RegisterFilters,
  {
    by,
    value = "count",
    ...at
  }: {
    readonly by?: ApplicationGroup | undefined;
    readonly value?: ApplicationValue;
    readonly now: Date;
    readonly soonDays: number;
  },
): Promise<Grouped> {
  const { statuses, others, places } = await answering(db, actor, filters, at.now);
  if (value === "count" && (by === "region" || by === "district")) {
    const summed = await aggregateByPlace(db, actor, { ...filters, places }, { ...at, level: by });
    if (summed !== undefined) return summed;
  }
  const where = sql`${among(sql`a.status`, statuses)} and ${others}`;
  if (by !== "organisation") {
    return groupedBy(db, sql`from applications as a where ${where}`, {
      key: by && keys[by],
      value: values[value],
    });
  }
  // Files of which nothing is asked about conclusions are those that asked for one.
  const seat = concludedAs(filters, at.now) ?? sql`b.asked_at is not null`;
  return groupedBy(
    db,
    sql`from (
      select distinct b.organisation_id, b.home_region, b.application_id from step_organisations as b where ${seat}
    ) as s join applications as a on a.home_region = s.home_region and a.id = s.application_id where ${where}`,
    { key: sql`s.organisation_id::text`, value: values[value] },
  );
}

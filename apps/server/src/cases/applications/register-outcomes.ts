import { type RawBuilder, type SqlBool, sql } from "kysely";
import { applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { among, every } from "../../platform/lists/conditions.js";
import { type Grouped, groupedBy, type GroupKeys, keyIn, spansOfDay } from "../../platform/lists/grouped.js";
import type { PlaceSet } from "../../places/register/asked-places.js";
import { filteredBy } from "./application-filters.js";
import { doneBy } from "./as-of.js";
import { daysWithin, type RegisterFilters } from "./register-conditions.js";
import { inTerritory } from "./scope-sql.js";

type Asked = RegisterFilters & { readonly places: PlaceSet | undefined };

/** What the rows know; `places` stand for those before it. */
const known: ReadonlySet<string> = new Set([
  "region",
  "district",
  "neighborhood",
  "places",
  "finishedFrom",
  "finishedTo",
  "status",
  "legalBasis",
  "landCategory",
  "refusal",
  "inTime",
] satisfies readonly (keyof Asked)[]);

const keys = {
  region: sql`a.region_soato`,
  district: sql`a.district_soato`,
  neighborhood: sql`a.neighborhood_id`,
  legalBasis: sql`a.legal_basis::text`,
  landCategory: sql`a.land_category`,
  refusal: sql`a.refusal`,
  status: sql`a.status`,
  ...spansOfDay(sql`a.finished_on`),
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>;

type OutcomeGroup = keyof typeof keys;

const values = { count: sql`count(*)`, area: sql`sum(a.area)`, built: sql`sum(a.built)` } as const;

const isGroup = (key: string): key is OutcomeGroup => Object.hasOwn(keys, key);
const isValue = (value: string): value is keyof typeof values => Object.hasOwn(values, value);

/** The keys, where the rows can be told apart by them; null where they cannot. */
function keysKnown(by: GroupKeys<string>): GroupKeys<OutcomeGroup> | null {
  if (by === undefined) return by;
  if (typeof by === "string") return isGroup(by) ? by : null;
  const [first, second] = by;
  return isGroup(first) && isGroup(second) ? [first, second] : null;
}

/**
 * Rows of `outcomes as a` that filters leave of a person's applications; undefined where they ask for more than the
 * rows know.
 */
function outcomesAnswering(actor: Actor, filters: Asked, asOf: Date | undefined): RawBuilder<SqlBool> | undefined {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return undefined;
  const { finishedFrom, finishedTo, inTime } = filters;
  // Applications of no period may be such as have not ended.
  if (finishedFrom === undefined && finishedTo === undefined) return undefined;
  const isKnown = Object.entries(filters).every(
    ([name, value]) => value === undefined || value === "" || known.has(name),
  );
  if (!isKnown) return undefined;
  return every([
    sql`${inTerritory(scope.territory)}`,
    filteredBy({ status: filters.status, legalBasis: filters.legalBasis, places: filters.places }),
    daysWithin(sql`a.finished_on`, finishedFrom, finishedTo),
    among(sql`a.land_category`, filters.landCategory),
    among(sql`a.refusal`, filters.refusal),
    inTime === undefined ? sql`true` : sql`a.in_time = ${inTime}`,
    asOf === undefined ? sql`true` : doneBy("finished", asOf),
  ]);
}

/**
 * The applications of a period that the filters leave, counted or measured by group, exactly as the register lists
 * them; without a group all together under null. Undefined where the reader, the filters or the groups ask for more
 * than the rows of applications that ended know.
 */
export async function groupedOutcomes(
  db: Db,
  actor: Actor,
  filters: Asked,
  { by, value, asOf }: { readonly by?: GroupKeys<string>; readonly value: string; readonly asOf?: Date | undefined },
): Promise<Grouped | undefined> {
  const where = outcomesAnswering(actor, filters, asOf);
  const groups = keysKnown(by);
  if (where === undefined || groups === null || !isValue(value)) return undefined;
  return groupedBy(db, sql`from outcomes as a where ${where}`, { key: keyIn(keys, groups), value: values[value] });
}

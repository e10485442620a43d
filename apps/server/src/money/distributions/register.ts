import type {
  BudgetTotal,
  Distribution,
  DistributionFilters,
  DistributionQuery,
  distributions,
} from "@yer/api/contract/distributions";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import { settingRegistry } from "@yer/api/contract/setting-registry";
import type { Names } from "@yer/api/contract/values";
import { billNumber } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { placedIn } from "../../places/register/placed-in.js";
import { inScope } from "../../cases/applications/scope-sql.js";
import { applicationScope } from "../../identity/access/scope.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { day, falling, integer, keyset, type Placed, uuid } from "../../platform/lists/keyset.js";
import { countUpTo } from "../../platform/lists/total.js";

interface SqlRow {
  entry_id: string;
  number: number;
  kind: "distribution" | "undistribution";
  booked_day: string;
  application_id: string;
  application_number: string;
  charge_id: string;
  sequence: number;
  budget: string;
  district_soato: string;
  district_name: Names;
  neighborhood_id: string;
  neighborhood_name: Names;
  amount: number;
}

/** The register's one order: the latest day first. */
const order = keyset({ "-day": falling(day(sql`e.booked_day`), uuid(sql`e.id`), integer(sql`l.number`)) });

/** Lines of budgets, with their entries and applications. */
const from = sql`
  journal_entries as e
  join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id and l.account = 'budget_due'
  join applications as a on a.home_region = e.home_region and a.id = e.application_id`;

async function conditionsOf(db: Db, actor: Actor, filters: DistributionFilters): Promise<RawBuilder<SqlBool>> {
  const scope = applicationScope(actor);
  return every([
    sql`e.kind in ('distribution', 'undistribution')`,
    sql`${inScope(scope)}`,
    conditionsFor(await askedPlaces(db, filters), {
      places: placedIn,
      application: (id) => sql`e.application_id = ${id}`,
      charge: (id) => sql`e.charge_id = ${id}`,
      budget: (budgets) => among(sql`l.budget`, budgets),
      from: (first) => sql`e.booked_day >= ${first}::date`,
      to: (last) => sql`e.booked_day <= ${last}::date`,
      reversal: (wanted) => sql`e.kind = ${wanted ? "undistribution" : "distribution"}`,
    }),
  ]);
}

/**
 * A page of what was distributed of applications in a person's territory, the latest day first.
 * @throws {Problem} `invalid` for a cursor that this service did not make
 */
export async function distributionPage(
  db: Db,
  actor: Actor,
  { after, limit = pageSizes.usual, exact = false, ...filters }: DistributionQuery,
): Promise<ReplyOf<typeof distributions.list>> {
  const where = await conditionsOf(db, actor, filters);
  const { past, along, cursor } = order.at("-day", after);
  const { rows } = await sql<SqlRow & Placed>`
    select ${cursor} as cursor, l.entry_id, l.number, e.kind, e.booked_day::text as booked_day, e.application_id,
      a.number as application_number, e.charge_id, c.sequence, l.budget, a.district_soato, d.name as district_name,
      a.neighborhood_id, h.name as neighborhood_name, -l.amount as amount
    from ${from}
    join charges as c on c.home_region = e.home_region and c.id = e.charge_id
    join districts as d on d.soato = a.district_soato
    join neighborhoods as h on h.id = a.neighborhood_id
    where ${where} and ${past} order by ${along} limit ${limit + 1}`.execute(db);
  return {
    ...order.page("-day", rows, limit, viewOf),
    ...(await countUpTo(db, sql`from ${from} where ${where}`, exact)),
  };
}

function viewOf(row: SqlRow): Distribution {
  return {
    id: `${row.entry_id}.${row.number}`,
    day: row.booked_day,
    application: { id: row.application_id, number: row.application_number },
    chargeId: row.charge_id,
    bill: billNumber(row.application_number, row.sequence),
    budget: row.budget,
    district: { soato: row.district_soato, name: row.district_name },
    neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
    amount: row.amount,
    reversal: row.kind === "undistribution",
  };
}

/** Sums by budget of the rows that the register lists under the same filters. */
export async function distributionTotals(
  db: Db,
  actor: Actor,
  filters: DistributionFilters,
): Promise<ReplyOf<typeof distributions.totals>> {
  const { rows } = await sql<BudgetTotal>`
    select l.budget, coalesce(-sum(l.amount) filter (where e.kind = 'distribution'), 0)::bigint as distributed,
      coalesce(sum(l.amount) filter (where e.kind = 'undistribution'), 0)::bigint as reversed,
      -sum(l.amount)::bigint as amount
    from ${from} where ${await conditionsOf(db, actor, filters)}
    group by l.budget order by amount desc, l.budget collate "C"`.execute(db);
  return { items: rows, amount: rows.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Names of all budgets that shares name or named, anywhere: those the service came with first. */
export async function budgetNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ budget: string }>`
    select distinct row ->> 'budget' as budget
    from settings as s cross join lateral jsonb_array_elements(s.value) as row
    where s.key = 'shares' and jsonb_typeof(s.value) = 'array' order by 1`.execute(db);
  return [
    ...new Set([
      ...settingRegistry.shares.first.value.map(({ budget }) => budget),
      ...rows.map(({ budget }) => budget),
    ]),
  ];
}

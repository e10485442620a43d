import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { OverlapQuery, OverlapRow, OverlapState, overlaps } from "@yer/api/contract/overlaps";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type ApplicationScope, applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { among, any, conditionsFor, every } from "../../platform/lists/conditions.js";
import { falling, keyset, moment, type Placed, uuid } from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { placedIn } from "../../places/register/placed-in.js";
import { inScope } from "../applications/scope-sql.js";

type Page = ReplyOf<typeof overlaps.list>;

type Side = OverlapRow["first"] & { readonly visible: boolean };

interface SqlRow {
  readonly id: string;
  readonly class: OverlapRow["class"];
  readonly square_metres: number;
  readonly percent: number;
  readonly found_at: Date;
  readonly decision: "distinct" | "same" | null;
  readonly reason: string | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly version: number;
  readonly one: Side;
  readonly other: Side;
}

const order = keyset({ "-foundAt": falling(moment(sql`o.found_at`), uuid(sql`o.id`)) });

/**
 * Overlaps with an application or an area of the reader's territory, the latest found first. Members of organisations
 * see none, here as on the page of an application. What came to nothing is no longer in anybody's way.
 */
export async function overlapPage(db: Db, actor: Actor, query: OverlapQuery): Promise<Page> {
  const { after, limit = pageSizes.usual, exact = false, ...filters } = query;
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return { items: [], total: 0, more: false, next: null };
  const { past, along, cursor } = order.at("-foundAt", after);
  const where = conditionsOf(scope, actor.codes, await askedPlaces(db, filters));
  const { rows } = await sql<SqlRow & Placed>`
    select ${columns}, ${cursor} as cursor
    from (
      select * from plot_overlaps as o where ${where} and ${past}
      order by ${along} limit ${limit + 1}
    ) as o ${bothSides(scope, actor.codes)}
    order by ${along}`.execute(db);
  return {
    ...order.page("-foundAt", rows, limit, rowOf),
    ...(await countUpTo(db, sql`from plot_overlaps as o where ${where}`, exact)),
  };
}

/** One overlap as the register has it; `undefined` to whom the register lists none, and where it is gone. */
export async function readOverlap(db: Db | Transaction, actor: Actor, id: string): Promise<OverlapRow | undefined> {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return undefined;
  const { rows } = await sql<SqlRow>`
    select ${columns} from plot_overlaps as o ${bothSides(scope, actor.codes)} where o.id = ${id}`.execute(db);
  return rows[0] && rowOf(rows[0]);
}

/** How many overlaps the register lists under some filters, up to where lists stop counting unless `exact`. */
export async function countOverlaps(
  db: Db,
  actor: Actor,
  filters: Omit<OverlapQuery, "after" | "limit" | "exact">,
  exact = false,
): Promise<Total> {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return { total: 0, more: false };
  const where = conditionsOf(scope, actor.codes, await askedPlaces(db, filters));
  return countUpTo(db, sql`from plot_overlaps as o where ${where}`, exact);
}

/** The two plots of a pair, found as `all_plots as a`. */
const sides = {
  one: sql<SqlBool>`a.kind = o.plot_kind and a.home_region = o.home_region and a.id = o.plot_id`,
  other: sql<SqlBool>`a.kind = o.other_kind and a.home_region = o.other_region and a.id = o.other_id`,
} as const;
type PairSide = (typeof sides)[keyof typeof sides];

/** Whether the reader may open a plot: areas ask for a code of their own. */
const opens = (scope: ApplicationScope, codes: Actor["codes"]) =>
  codes.has("read:area") ? inScope(scope) : sql<SqlBool>`(a.kind = 'application' and ${inScope(scope)})`;

/** Whether a plot of a pair is still in the way. */
const stands = (side: PairSide) => sql<SqlBool>`exists (select from all_plots as a where ${side} and a.standing)`;

function conditionsOf(
  scope: ApplicationScope,
  codes: Actor["codes"],
  filters: Asked<Omit<OverlapQuery, "after" | "limit" | "exact">>,
): RawBuilder<SqlBool> {
  const { places, ...others } = filters;
  // Either plot may be the one that the reader sees and asks for; it must be both, or a district could be guessed.
  const seen = (side: PairSide) => sql<SqlBool>`exists (
    select from all_plots as a where ${side} and ${opens(scope, codes)} and ${placedIn(places)})`;
  return every([
    any([seen(sides.one), seen(sides.other)]),
    stands(sides.one),
    stands(sides.other),
    conditionsFor(others, {
      class: (classes) => among(sql`o.class`, classes),
      state: (states) => any(states.map(standsAt)),
    }),
  ]);
}

function standsAt(state: OverlapState): RawBuilder<SqlBool> {
  return state === "waiting" ? sql`o.decision is null` : sql`o.decision = ${state}`;
}

/** What the register says of one plot of a pair. */
function sideOf(scope: ApplicationScope, codes: Actor["codes"], side: PairSide): RawBuilder<unknown> {
  return sql`
    select json_build_object('kind', a.kind, 'id', a.id, 'number', a.number, 'status', a.status, 'legalBasis', a.legal_basis,
      'district', json_build_object('soato', d.soato, 'name', d.name),
      'neighborhood', case when n.id is null then null else json_build_object('id', n.id, 'name', n.name) end, 'visible', ${opens(scope, codes)})
    from all_plots as a
    join districts as d on d.soato = a.district_soato
    left join neighborhoods as n on n.id = a.neighborhood_id
    where ${side}`;
}

/** What is read of `plot_overlaps as o` beside its {@link bothSides}: a {@link SqlRow}. */
const columns = sql`o.id, o.class, o.square_metres, o.percent, o.found_at, o.decision, o.reason, o.decided_by,
  o.decided_at, o.version, one.side as one, other.side as other`;

const bothSides = (scope: ApplicationScope, codes: Actor["codes"]) => sql`
    cross join lateral (${sideOf(scope, codes, sides.one)}) as one (side)
    cross join lateral (${sideOf(scope, codes, sides.other)}) as other (side)`;

const shown = ({ visible, ...side }: Side): OverlapRow["first"] => ({ ...side, id: visible ? side.id : null });

function rowOf(row: SqlRow): OverlapRow {
  const [first, second] = row.one.visible ? [row.one, row.other] : [row.other, row.one];
  return {
    id: row.id,
    first: shown(first),
    second: shown(second),
    class: row.class,
    area: row.square_metres,
    percent: row.percent,
    foundAt: row.found_at.toISOString(),
    triage:
      row.decision === null || row.decided_at === null
        ? null
        : {
            decision: row.decision,
            reason: row.reason ?? "",
            by: row.decided_by ?? "",
            at: row.decided_at.toISOString(),
          },
    version: row.version,
  };
}

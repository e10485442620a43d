import { type Kysely, sql } from "kysely";

/**
 * What every register is narrowed by: beside an order, a page is found without a look at an application that is not on
 * it.
 */
const narrowing = [
  "status",
  "ground",
  "region_soato",
  "district_soato",
  "created_at",
  "status_since",
  "deadline_at",
  "suspended",
];
/** What registers are ordered by beside those. */
const ordering = ["number", "occupier_sort"];

const termEnd = "(coalesce(deadline_at, 'infinity'::timestamptz))";
const year = '("left"(number, 4))';

/**
 * Each index with its keys; those to which orders are said hold the columns of all orders, for applications that are
 * gathered before they are ordered.
 */
const indexes: readonly (readonly [name: string, keys: readonly string[], ordered?: "ordered"])[] = [
  ...(
    [
      ["created", "created_at"],
      ["number", "number"],
      ["occupier", "occupier_sort"],
      ["since", "status_since"],
    ] as const
  ).map(([name, column]) => [name, [column]] as const),
  ["deadline", [termEnd], "ordered"],
  ["status_created", ["status", "created_at"]],
  ["status_number", ["status", "number"]],
  ["status_occupier", ["status", "occupier_sort"]],
  ["status_since", ["status", "status_since"]],
  ["status_deadline", ["status", termEnd]],
  ["district", ["district_soato", "status", "created_at"], "ordered"],
  // Numbers of a region stand together, year by year.
  ["region", ["region_soato", "number"], "ordered"],
  // Applications of a year lie at one end of every order of moments.
  ["year_since", [year, "status_since"]],
  ["year_deadline", [year, termEnd]],
];

/**
 * Orders of the register whose indexes hold what it is narrowed by, too; and what the database has to know of places
 * to choose among them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, keys, ordered] of indexes) {
    const index = sql.raw(`applications_${name}`);
    const included = [...narrowing, ...(ordered ? ordering : [])].filter((column) => !keys.includes(column));
    await sql`drop index if exists ${index}`.execute(db);
    await sql`
      create index ${index} on applications (${sql.raw(keys.join(", "))}, id)
        include (${sql.raw(included.join(", "))})`.execute(db);
  }
  // A district lies in its region: two filters, and no fewer applications for the second.
  await sql`
    create statistics applications_places (dependencies) on region_soato, district_soato from applications`.execute(db);
  await sql`alter table applications alter column district_soato set statistics 500`.execute(db);
}

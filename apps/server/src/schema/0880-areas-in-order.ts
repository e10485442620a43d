import { type Kysely, sql } from "kysely";

/** What a register of areas lists where no state and no basket is asked for. */
const standing = "basket is null and state <> 'area_opened'";
const term = "(coalesce(deadline_at, 'infinity'::timestamptz))";

/** What registers are narrowed by and ordered by; a term is reckoned from `deadline_at`, and is read alone only with it. */
const held = [
  "state",
  "legal_basis",
  "region_soato",
  "district_soato",
  "source",
  "confirmed",
  "number",
  "state_since",
  "created_at",
  "deadline_at",
];

/** Indexes of which those of this migration say what they said. */
const former = [
  "areas_standing",
  "areas_standing_region_soato",
  "areas_standing_district_soato",
  "areas_standing_legal_basis",
  "areas_deadline",
  "areas_basket",
  "areas_id",
];

/**
 * Every order of the registers of areas, holding what they are narrowed by: a page is found and a count is made in an
 * index alone, and rows are read only of what is shown. An order of terms is one of each state and basket: who has a term
 * depends on where they stand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of former) await sql`drop index ${sql.ref(name)}`.execute(db);
  const orders: readonly (readonly [name: string, keys: readonly string[], where: string])[] = [
    ["standing_created", ["created_at"], standing],
    ["standing_number", ["number"], standing],
    ["standing_since", ["state_since"], standing],
    ["standing_term", [term], standing],
    ["standing_region", ["region_soato", "created_at"], standing],
    ["standing_district", ["district_soato", "created_at"], standing],
    ["standing_legal_basis", ["legal_basis", "created_at"], standing],
    ["state_term", ["state", term], "basket is null"],
    ["basket", ["basket", "created_at"], "basket is not null"],
    ["basket_term", ["basket", term], "basket is not null"],
  ];
  for (const [name, keys, where] of orders) {
    const included = held.filter((column) => !keys.includes(column));
    await sql`
      create index ${sql.ref(`areas_${name}`)} on areas (${sql.raw(keys.join(", "))}, id)
      include (${sql.raw(included.join(", "))}) where ${sql.raw(where)}`.execute(db);
  }
  await sql`
    create index areas_id on areas (id)
    include (basket, ${sql.raw(held.join(", "))})`.execute(db);
}

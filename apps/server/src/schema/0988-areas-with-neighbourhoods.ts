import { type Kysely, sql } from "kysely";
import { createIndex, dropIndex } from "./index-beside-work.js";

export const inTransaction = false;

/** What a register of areas lists where no state and no basket is asked for. */
const standing = "basket is null and state <> 'area_opened'";
const term = "(coalesce(deadline_at, 'infinity'::timestamptz))";

/** What registers are narrowed by and ordered by, as in migration 0880, and the neighbourhood. */
const held = [
  "state",
  "legal_basis",
  "region_soato",
  "district_soato",
  "neighborhood_id",
  "source",
  "confirmed",
  "number",
  "state_since",
  "created_at",
  "deadline_at",
];

const orders: readonly (readonly [name: string, keys: readonly string[], where: string])[] = [
  ["standing_created", ["created_at"], standing],
  ["standing_number", ["number"], standing],
  ["standing_since", ["state_since"], standing],
  ["standing_term", [term], standing],
  ["standing_region", ["region_soato", "created_at"], standing],
  // A number begins with its year and region: in the order of all, those of one region lie together behind all others.
  ["standing_region_number", ["region_soato", "number"], standing],
  ["standing_district", ["district_soato", "created_at"], standing],
  ["standing_legal_basis", ["legal_basis", "created_at"], standing],
  ["state_term", ["state", term], "basket is null"],
  ["basket", ["basket", "created_at"], "basket is not null"],
  ["basket_term", ["basket", term], "basket is not null"],
];

/**
 * The orders of migration 0880 hold the neighbourhood, too: what is narrowed by its schedule is walked in an index alone.
 * Each is made under another name and then takes the place of the one before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [order, keys, where] of orders) {
    const [name, fresh] = [`areas_${order}`, `areas_${order}_fresh`];
    const included = held.filter((column) => !keys.includes(column));
    await createIndex(
      db,
      fresh,
      sql.raw(`on areas (${keys.join(", ")}, id) include (${included.join(", ")}) where ${where}`),
    );
    await dropIndex(db, name);
    await sql`alter index ${sql.id(fresh)} rename to ${sql.id(name)}`.execute(db);
  }
}

import type { FoundationTables } from "./tables/foundation.js";
import type { IdempotencyTables } from "./tables/idempotency.js";
import type { PeopleTables } from "./tables/people.js";

/** Every table, by name; each resource adds its own interface from `tables/`. */
export interface Database extends FoundationTables, IdempotencyTables, PeopleTables {}

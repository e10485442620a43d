import type { FoundationTables } from "./tables/foundation.js";
import type { IdempotencyTables } from "./tables/idempotency.js";

/** Every table, by name; each resource adds its own interface from `tables/`. */
export interface Database extends FoundationTables, IdempotencyTables {}

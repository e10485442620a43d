import type { Migration } from "kysely/migration";
import * as foundation from "./0001-foundation.js";
import * as idempotency from "./0002-idempotency.js";
import * as people from "./0101-people.js";

/**
 * Every migration under its number. 00xx: the database as a whole; 01xx: people and permissions; 02xx: the domain.
 * Within a range the numbers only grow, and a migration that has been released is never edited.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-foundation": foundation,
  "0002-idempotency": idempotency,
  "0101-people": people,
};

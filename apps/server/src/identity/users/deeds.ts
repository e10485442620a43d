import type { UserDeed } from "@yer/api/contract/users";
import { endOfTashkentDay, startOfTashkentDay } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { every } from "../../platform/lists/conditions.js";

interface Asked {
  readonly did?: UserDeed | undefined;
  readonly didFrom?: string | undefined;
  readonly didTo?: string | undefined;
}

/** Entries of histories `e` that tell of each. What is done to records stands in their own; of oneself in one's own. */
const entries: Readonly<Record<Exclude<UserDeed, "read_personal">, RawBuilder<SqlBool>>> = {
  signed_in: sql`e.action = 'session.opened'`,
  exported: sql`e.action = 'register.exported'`,
  acted: sql`(e.record_kind <> 'user' or e.record_id <> e.actor)`,
};

/**
 * Condition of the people `users` who did something in the days asked for: by the entries of histories of which they are
 * the actor, and by the rows that reading persons' data leaves. Without a deed: anything that histories tell.
 */
export function deedsOf({ did, didFrom, didTo }: Asked): RawBuilder<SqlBool> {
  if (did === undefined && didFrom === undefined && didTo === undefined) return sql`true`;
  const during = (at: RawBuilder<unknown>): RawBuilder<SqlBool> =>
    every([
      didFrom === undefined ? sql`true` : sql`${at} >= ${startOfTashkentDay(didFrom)}`,
      didTo === undefined ? sql`true` : sql`${at} < ${endOfTashkentDay(didTo)}`,
    ]);
  const written = (which: RawBuilder<SqlBool>): RawBuilder<SqlBool> => sql`exists (
    select from history_entry as e where e.actor = users.id::text and ${during(sql`e.at`)} and ${which})`;
  if (did === undefined) return written(sql`true`);
  if (did !== "read_personal") return written(entries[did]);
  // Of applications and areas a row of its own is left; of people an entry of the reader's history.
  return sql`(exists (
    select from personal_readings as p where p.user_id = users.id and ${during(sql`p.at`)})
    or ${written(sql`e.action = 'personal.read'`)})`;
}

import { sql } from "kysely";
import type { MachineTime } from "../clock/clock.js";
import type { Db, Transaction } from "../database/database.js";
import { withTransaction } from "../database/transaction.js";
import type { PlacedEvent, ServerEvent } from "./events.js";

/** The channel on which servers hear that there is something to read. */
export const eventsChannel = "yer_events";

/** Number of the advisory lock of whoever gives positions. */
const placing = 4_510_001;

/** Writes events down, in their order, and once this commits has every server look. */
export async function insertEvents(
  transaction: Transaction,
  events: readonly ServerEvent[],
  real: MachineTime,
): Promise<void> {
  const column = (valueOf: (event: ServerEvent) => string | undefined): (string | null)[] =>
    events.map((event) => valueOf(event) ?? null);
  // The notification says nothing, so that those of one transaction are sent as one.
  await sql`
    with told as (
      insert into events (kind, subject, district, person, at)
      select kind, subject, district, person, ${real}::timestamptz
      from unnest(
        ${column(({ kind }) => kind)}::text[], ${column(({ id }) => id)}::text[],
        ${column(({ district }) => district)}::text[], ${column(({ user }) => user)}::text[]
      ) with ordinality as happened (kind, subject, district, person, turn)
      order by turn returning seq
    ) select pg_notify(${eventsChannel}, '') from told`.execute(transaction);
}

/**
 * Gives positions to what has committed without one, in the order in which it was told. Changes of one record wait for
 * each other's commit, so their events keep their order; a position that is given is seen by everyone before the next.
 */
export async function placeEvents(db: Db): Promise<void> {
  const { rows } = await sql`select seq from events where position is null limit 1`.execute(db);
  if (rows.length === 0) return;
  await withTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${placing})`.execute(transaction);
    // A statement of its own: it sees what the one before it at the lock has placed.
    await sql`
      update events set position = placed.position
      from (
        select seq, (select coalesce(max(position), 0) from events) + row_number() over (order by seq) as position
        from events where position is null
      ) as placed
      where events.seq = placed.seq`.execute(transaction);
  });
}

/** The position of the latest event; 0 where there was none. */
export async function latestPosition(db: Db): Promise<number> {
  const { latest } = await db
    .selectFrom("events")
    .select((eb) => eb.fn.max<number | null>("position").as("latest"))
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}

/** The events behind a position, in order, as many as a page holds. */
export async function readEvents(db: Db, after: number, page: number): Promise<PlacedEvent[]> {
  const rows = await db
    .selectFrom("events")
    .select(["position", "kind", "subject", "district", "person"])
    .where("position", ">", after)
    .orderBy("position")
    .limit(page)
    .execute();
  return rows.map(({ position, kind, subject, district, person }) => ({
    position: Number(position),
    event: {
      kind,
      ...(subject !== null && { id: subject }),
      ...(district !== null && { district }),
      ...(person !== null && { user: person }),
    },
  }));
}

/** Forgets what is older. The latest stays: the next position follows from it. */
export async function removeEventsBefore(db: Db, real: MachineTime): Promise<void> {
  await sql`delete from events where at < ${real} and position < (select max(position) from events)`.execute(db);
}

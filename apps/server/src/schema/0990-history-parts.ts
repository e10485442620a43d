import { type Kysely, sql } from "kysely";
import { declareFill } from "./declare-fill.js";

/** Codes of the fourteen regions, and the republic's own, whose records have a part of the history each. */
const regions = "17 1703 1706 1708 1710 1712 1714 1718 1722 1724 1726 1727 1730 1733 1735".split(" ");

/** The history's indexes beside its key, by the last part of their names. */
const indexes: Readonly<Record<string, string>> = { position: "home_region, position", actor: "actor, at" };

/**
 * The history in parts by region (docs/decisions/0375). A new database has it from here on. One with a history gets a twin in
 * parts beside it: what is added goes into both, what stands is filled in beside work, and the next version takes the twin.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: parted } = await sql`
    select from pg_class where oid = 'history_entry'::regclass and relkind = 'p'`.execute(db);
  if (parted.length > 0) return;
  await makeTwin(db);
  // Nobody writes before the first person is there: a history is empty only where nobody waits for it.
  const { rows: empty } = await sql`select where not exists (select from history_entry)`.execute(db);
  if (empty.length > 0) return takeTwin(db);
  await sql`
    create function add_to_parted_history() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
    begin
      insert into history_entry_parted select * from added on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger add_to_parts after insert on history_entry referencing new table as added
    for each statement execute function add_to_parted_history()`.execute(db);
  return declareFill(db, "history-parts", "history_entry");
}

/** The columns in the same order, their defaults and checks; the numbers of positions come of the same sequence. */
async function makeTwin(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table history_entry_parted (
      like history_entry including defaults including constraints,
      primary key (home_region, record_kind, record_id, sequence)
    ) partition by list (home_region)`.execute(db);
  for (const [name, columns] of Object.entries(indexes)) {
    await sql`create index ${sql.ref(`history_entry_parted_${name}`)} on history_entry_parted (${sql.raw(columns)})`.execute(
      db,
    );
  }
  for (const region of regions) {
    await sql`
      create table ${sql.table(`history_entry_${region}`)} partition of history_entry_parted
      for values in (${sql.lit(region)})`.execute(db);
  }
  // A region that is founded later is at work before an operator has given it a part.
  await sql`create table history_entry_other partition of history_entry_parted default`.execute(db);
  // A trigger of a statement fires for the table that was named, and an owner can name a part.
  for (const part of ["parted", ...regions, "other"]) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(`history_entry_${part}`)}
      for each statement execute function refuse_history_change()`.execute(db);
  }
}

/** Puts the twin in the place of an empty history. */
async function takeTwin(db: Kysely<unknown>): Promise<void> {
  await sql`drop table history_entry`.execute(db);
  await sql`alter table history_entry_parted rename to history_entry`.execute(db);
  for (const name of ["pkey", ...Object.keys(indexes)]) {
    await sql`
      alter index ${sql.ref(`history_entry_parted_${name}`)} rename to ${sql.ref(`history_entry_${name}`)}`.execute(db);
  }
}

import { type Kysely, sql } from "kysely";

/** Tables by the word they had, and by the one of the glossary. */
const tables = { step_bodies: "step_organisations", body_counts: "organisation_counts" } as const;

/**
 * An organisation that concludes is called so in tables, indexes and triggers, and a stored diagram says who concludes at
 * a step as the present form does (`version` 2 of `@yer/flow-editor/model`). Histories and signed acts keep the words
 * they were written with: their hashes and signatures cover them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [former, name] of Object.entries(tables)) {
    await sql`alter table ${sql.table(former)} rename to ${sql.table(name)}`.execute(db);
    await renameParts(db, former, name);
  }
  await renameTriggers(db);
  await sql`
    update diagram_versions as v set diagram = v.diagram || jsonb_build_object('version', 2, 'steps', (
      select coalesce(jsonb_agg((step - 'body') || jsonb_build_object('concluder', step -> 'body') order by at), '[]')
      from jsonb_array_elements(v.diagram -> 'steps') with ordinality as steps (step, at)))
    where v.diagram -> 'version' = '1'`.execute(db);
  // Kept addresses name why an application is stuck.
  await sql`
    update views set query = replace(query, 'no_body', 'no_organisation') where strpos(query, 'no_body') > 0`.execute(
    db,
  );
}

/** Constraints and indexes are named after their table; the index of a constraint follows it. */
async function renameParts(db: Kysely<unknown>, former: string, name: string): Promise<void> {
  const constraints = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${name}::regclass and conname like ${`${former}%`}`.execute(
    db,
  );
  for (const part of constraints.rows) {
    const to = part.name.replace(former, name);
    await sql`alter table ${sql.table(name)} rename constraint ${sql.id(part.name)} to ${sql.id(to)}`.execute(db);
  }
  const indexes = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid = ${name}::regclass and indexrelid::regclass::text like ${`${former}%`}`.execute(db);
  for (const part of indexes.rows) {
    const to = part.name === "body_counts_body" ? `${name}_organisation` : part.name.replace(former, name);
    await sql`alter index ${sql.id(part.name)} rename to ${sql.id(to)}`.execute(db);
  }
}

/** What a trigger's function names is text to the database: it is written anew with the tables' names of today. */
async function renameTriggers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ trigger: string; on: string; written: string }>`
    select t.tgname as trigger, t.tgrelid::regclass::text as on, pg_get_functiondef(t.tgfoid) as written
    from pg_trigger as t where not t.tgisinternal and t.tgname like 'count_bodies_on_%'`.execute(db);
  for (const { trigger, on, written } of rows) {
    const name = trigger.replace("count_bodies", "count_organisations");
    let definition = written;
    for (const [former, table] of Object.entries(tables)) definition = definition.replaceAll(former, table);
    await sql.raw(definition).execute(db);
    await sql`alter function ${sql.id(trigger)}() rename to ${sql.id(name)}`.execute(db);
    await sql`alter trigger ${sql.id(trigger)} on ${sql.table(on)} rename to ${sql.id(name)}`.execute(db);
  }
}

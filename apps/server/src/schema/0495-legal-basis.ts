import { type Kysely, sql } from "kysely";

/** Values that are kept as JSON and name the legal basis by its former word. */
const written = [
  ["applications", "facts"],
  ["draft", "value"],
  ["batches", "mapping"],
  ["batch_mappings", "mapping"],
  ["batch_rows", "faults"],
  ["batch_rows", "warnings"],
  ["bulk_move_files", "reasons"],
  ["exports", "asked"],
] as const;

/**
 * One word for the legal basis of an application, in columns and in what is kept as JSON. Histories and signed acts keep
 * the word they were written with: their hashes and signatures cover it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["applications", "areas", "plots", "district_counts", "neighborhood_counts", "diagram_grounds"]) {
    await sql`alter table ${sql.table(table)} rename column ground to legal_basis`.execute(db);
  }
  await sql`alter table diagram_grounds rename to diagram_legal_bases`.execute(db);
  await sql`alter index diagram_grounds_version rename to diagram_legal_bases_version`.execute(db);
  await sql`alter view all_plots rename column ground to legal_basis`.execute(db);
  for (const [table, column] of written) {
    const [name, value] = [sql.table(table), sql.ref(column)];
    // A quotation mark within somebody's own words is escaped: these are keys and codes alone.
    await sql`
      update ${name} set ${value} = replace(replace(${value}::text, '"ground"', '"legalBasis"'),
        '"correct_ground"', '"correct_legal_basis"')::jsonb
      where ${value}::text like '%ground"%'`.execute(db);
  }
  await sql`update edit_requests set kind = 'correct_legal_basis' where kind = 'correct_ground'`.execute(db);
  // How a person looks at a table names its columns.
  await sql`
    update users set preferences =
      regexp_replace(preferences::text, '(%3D|%2C|%3A)ground(?=%|&|")', '\\1legalBasis', 'g')::jsonb
    where preferences::text like '%ground%'`.execute(db);
  const { rows } = await sql<{ id: string; query: string }>`
    select id, query from views where query like '%ground%'`.execute(db);
  for (const { id, query } of rows) {
    await sql`update views set query = ${renamed(query)} where id = ${id}`.execute(db);
  }
}

/** A view's address with the filter and the column by their new name, in the order in which such addresses are written. */
function renamed(query: string): string {
  const written = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === "columns") written.append(name, value.replaceAll(/\bground\b/g, "legalBasis"));
    else written.append(name === "ground" ? "legalBasis" : name, value);
  }
  written.sort();
  return written.toString();
}

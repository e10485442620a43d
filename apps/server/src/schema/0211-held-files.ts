import { type Kysely, sql } from "kysely";

/** Who holds an uploaded file is asked with every download: by index, whatever the number of files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index applications_files on applications using gin ((facts -> 'fileIds') jsonb_path_ops)`.execute(db);
  for (const key of ["discountFileId", "marketValueFileId"]) {
    const path = sql.raw(`(facts #>> '{payment,${key}}')`);
    await sql`
      create index ${sql.raw(`applications_${key.toLowerCase()}`)} on applications (${path}) where ${path} is not null
    `.execute(db);
  }
  for (const table of ["conclusions", "objections", "complaints"]) {
    await sql`
      create index ${sql.raw(`${table}_files`)} on ${sql.table(table)} using gin (file_ids jsonb_path_ops)`.execute(db);
  }
}

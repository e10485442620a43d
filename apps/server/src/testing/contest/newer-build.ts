import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { builtServer } from "./server-process.js";

/** A build of the service that is a migration ahead of this one. */
export interface NewerBuild {
  /** Its `main.js`. */
  readonly main: string;
  remove(): Promise<void>;
}

/** What a next version might do to a database at work: to the busiest table, and beside it. */
const migration = `import { sql } from "kysely";
export async function up(db) {
  await sql\`alter table applications add column of_next_version text not null default 'next'\`.execute(db);
  await sql\`create index applications_of_next_version on applications (home_region, of_next_version)\`.execute(db);
  await sql\`create table of_next_version (id uuid primary key, note text not null)\`.execute(db);
}
`;

/** Copies the built server beside itself, where it finds all that it found before, and adds a migration. */
export async function makeNewerBuild(): Promise<NewerBuild> {
  const built = path.dirname(builtServer);
  const folder = await mkdtemp(path.join(path.dirname(built), "dist-newer-"));
  await cp(built, folder, { recursive: true });
  const list = path.join(folder, "schema/migrations.js");
  const former = await readFile(list, "utf8");
  const begins = "const migrations = {";
  if (!former.includes(begins)) throw new Error(`${list} does not hold the migrations as it did.`);
  await writeFile(path.join(folder, "schema/9999-of-next-version.js"), migration);
  await writeFile(
    list,
    `import * as ofNextVersion from "./9999-of-next-version.js";\n${former.replace(begins, `${begins}\n  "9999-of-next-version": ofNextVersion,`)}`,
  );
  return { main: path.join(folder, "main.js"), remove: async () => rm(folder, { recursive: true }) };
}

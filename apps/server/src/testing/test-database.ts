import { randomBytes } from "node:crypto";
import path from "node:path";
import { Client } from "pg";
import { migrate } from "../platform/database/migrate.js";
import { migrationsHash } from "../platform/database/migrations-hash.js";
import { preparedFor } from "../platform/database/prepared.js";
import { openDatabase, type OpenedDatabase } from "../platform/database/open-database.js";
import { borrowEmbedded } from "./shared-database.js";

/** Where the migrations are. */
const schemaFolder = path.resolve(import.meta.dirname, "../schema");

/**
 * A migrated database with nothing in it but what the migrations put there: this worker's embedded one, emptied, or,
 * when `DATABASE_URL` is set, a new one on that server. Close it after the tests (`afterAll(() => database.close())`).
 */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const url = process.env["DATABASE_URL"];
  if (url) return (await makeServerTestDatabase(url)).opened;
  return borrowEmbedded(schemaFolder);
}

/** A fresh, migrated database on the server at `url`, dropped when it is closed. */
export async function makeServerTestDatabase(url: string): Promise<{ opened: OpenedDatabase; url: string }> {
  const template = await prepareTemplate(url);
  const name = `yer_test_${randomBytes(6).toString("hex")}`;
  // As files: row by row through the log takes the server twice the processor's time.
  await onServer(url, async (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const own = databaseAt(url, name);
  const opened = await openDatabase({ databaseUrl: own });
  return {
    url: own,
    opened: {
      ...opened,
      close: async () => {
        await opened.close();
        await onServer(url, async (client) => client.query(`drop database if exists ${name} with (force)`));
      },
    },
  };
}

/** One migrated database per state of the migrations; copying it takes a fraction of migrating. */
async function prepareTemplate(url: string): Promise<string> {
  const template = `yer_template_${await migrationsHash(schemaFolder, preparedFor)}`;
  await onServer(url, async (client) => {
    // Test files start at the same time: one makes it, the others wait here.
    await client.query("select pg_advisory_lock(8171)");
    const found = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (found.rowCount) return;
    await client.query(`drop database if exists ${template}_making with (force)`);
    await client.query(`create database ${template}_making`);
    const making = await openDatabase({ databaseUrl: databaseAt(url, `${template}_making`) });
    await migrate(making.db);
    await making.close();
    await client.query(`alter database ${template}_making rename to ${template}`);
  });
  return template;
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

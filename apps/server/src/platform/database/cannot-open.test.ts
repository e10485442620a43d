import { expect, test } from "vitest";
import { CannotOpenDatabase, opening } from "./cannot-open.js";
import { openDatabase } from "./open-database.js";
import { sql } from "kysely";

const url = "postgresql://yer_service:wrong@db.example:5432/yer";
const refused = async (code: string): Promise<unknown> =>
  opening("DATABASE_URL", url, async () => Promise.reject(Object.assign(new Error("from pg"), { code }))).catch(
    (error: unknown) => error,
  );

test.each([
  ["28P01", "PostgreSQL refuses the password of the role yer_service: correct it in DATABASE_URL."],
  ["28000", "PostgreSQL does not let the role yer_service in from here: see pg_hba.conf on db.example:5432, and the role in DATABASE_URL."], // prettier-ignore
  ["3D000", "There is no database yer: create it, or correct its name in DATABASE_URL."],
  ["42501", 'The role yer_service of DATABASE_URL lacks a right in the database yer: see "PostgreSQL" in docs/operations.md.'], // prettier-ignore
  ["ENOTFOUND", "PostgreSQL cannot be reached at db.example:5432: is it running, and is DATABASE_URL right?"],
])("a database that answers %s is told of in one sentence, without its password", async (code, sentence) => {
  const error = await refused(code);
  expect(error).toBeInstanceOf(CannotOpenDatabase);
  expect(error).toMatchObject({ message: sentence });
});

test("a database where nobody listens, likewise", async () => {
  const closed = "postgresql://yer@127.0.0.1:1/yer";
  const asked = opening("DATABASE_MIGRATE_URL", closed, async () => {
    const opened = await openDatabase({ databaseUrl: closed });
    try {
      await sql`select 1`.execute(opened.db);
    } finally {
      await opened.close();
    }
  });
  await expect(asked).rejects.toThrow("PostgreSQL cannot be reached at 127.0.0.1:1");
});

test("what an operator cannot mend by settings stays as it is", async () => {
  expect(await refused("42P01")).not.toBeInstanceOf(CannotOpenDatabase);
});

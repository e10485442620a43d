import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.js";
import { databaseErrorCode, describeError, isUniqueViolation } from "./errors.js";
import type { OpenedDatabase } from "./open-database.js";

describe("an error of the database", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table passport (number text constraint passport_once primary key)`.execute(database.db);
    await sql`insert into passport values ('AA1234567')`.execute(database.db);
  });
  afterAll(async () => database.close());

  async function failing(): Promise<unknown> {
    return sql`insert into passport values (${"AA1234567"})`.execute(database.db).catch((error: unknown) => error);
  }

  test("is told by code and constraint, the same on both databases", async () => {
    const error = await failing();
    expect(databaseErrorCode(error)).toBe("23505");
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, "passport_once")).toBe(true);
    expect(isUniqueViolation(error, "another_key")).toBe(false);
    expect(isUniqueViolation(new Error("none of the database's"))).toBe(false);
  });

  test("is described in a few lines, without the values of the query or minified source", async () => {
    const text = describeError(new Error("could not be saved", { cause: await failing() }));
    expect(text).toContain("could not be saved");
    expect(text).toContain("passport_once");
    expect(text).not.toContain("AA1234567");
    expect(text.length).toBeLessThan(5_000);
  });
});

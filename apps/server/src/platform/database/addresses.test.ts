import { CompiledQuery } from "kysely";
import { describe, expect, test } from "vitest";
import { makeServerTestDatabase } from "../../testing/test-database.js";
import { readConfig } from "../config/config.js";
import { addressesOf, WritableAddress } from "./addresses.js";
import { openDatabase } from "./open-database.js";
import { isOutOfReach, NoWritableServer } from "./out-of-reach.js";

describe("a connection string", () => {
  test.each([
    ["postgresql://yer@db.example.uz/yer", ["postgresql://yer@db.example.uz/yer"]],
    [
      "postgresql://yer:p%40ss@one:5432,two:6432/yer?target_session_attrs=read-write",
      ["postgresql://yer:p%40ss@one:5432/yer", "postgresql://yer:p%40ss@two:6432/yer"],
    ],
    [
      "postgres://yer@one,[::1]:5433/yer?sslmode=verify-full&target_session_attrs=primary&connect_timeout=3",
      [
        "postgres://yer@one/yer?sslmode=verify-full&connect_timeout=3",
        "postgres://yer@[::1]:5433/yer?sslmode=verify-full&connect_timeout=3",
      ],
    ],
  ])("%s names these addresses", (url, addresses) => {
    expect(addressesOf(url)).toEqual(addresses);
  });

  test.each([
    "postgresql://yer@one:5432,two:999999/yer",
    "postgresql://yer@one,/yer",
    "postgresql://yer@one,two/yer?target_session_attrs=any",
    "postgresql://yer@one,two/yer?target_session_attrs=standby",
  ])("%s is refused at the start", (url) => {
    expect(() => readConfig({ DATABASE_URL: url, YER_MODE: "demo" })).toThrow(/DATABASE_URL/);
  });
});

const databaseServer = process.env["DATABASE_URL"];

/** The same database, with an address before it where nobody listens. */
const behind = (url: string): string => url.replace("@", "@127.0.0.1:9,");

describe.runIf(databaseServer)("of several addresses", () => {
  test("the one that takes writes is used, for queries and for notifications", async () => {
    const made = await makeServerTestDatabase(databaseServer ?? "");
    const opened = await openDatabase({ databaseUrl: behind(made.url) });
    try {
      expect(await new WritableAddress(behind(made.url)).find()).toBe(made.url);
      const heard = new Promise<string>((resolve) => {
        void opened
          .listen("yer_addresses", resolve)
          .then(async () =>
            made.opened.db.executeQuery(CompiledQuery.raw("select pg_notify('yer_addresses', 'here')")),
          );
      });
      expect(await heard).toBe("here");
      expect(await opened.db.selectFrom("regions").select("soato").execute()).not.toEqual([]);
    } finally {
      await opened.close();
      await made.opened.close();
    }
  });

  test("none is used that is set to be read-only, and that is said as out of reach", async () => {
    const made = await makeServerTestDatabase(databaseServer ?? "");
    const readOnly = `${behind(made.url)}?options=-c%20default_transaction_read_only=on`;
    const opened = await openDatabase({ databaseUrl: readOnly });
    try {
      const refused = await opened.db
        .selectFrom("regions")
        .select("soato")
        .execute()
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(NoWritableServer);
      expect(isOutOfReach(refused)).toBe(true);
    } finally {
      await opened.close();
      await made.opened.close();
    }
  });

  test("a wrong password is said as such, though another address is away", async () => {
    const url = new URL(databaseServer ?? "");
    url.username = "nobody_of_that_name";
    await expect(new WritableAddress(behind(url.toString())).find()).rejects.toMatchObject({ code: "28000" });
  });
});

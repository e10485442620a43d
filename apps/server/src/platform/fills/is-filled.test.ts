import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "../../schema/migrations.js";
import { declareFill } from "../../schema/declare-fill.js";
import { demandFilled } from "../../schema/demand-filled.js";
import { doubles, doublesFill, dropNumbers, makeNumbers } from "../../testing/filled-numbers.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { fixedClock, machineClockOf } from "../clock/clock.js";
import { migrate, MigrationError } from "../database/migrate.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { fillOn, UnknownFill } from "./fill-on.js";
import { isFilled } from "./is-filled.js";

const clock = machineClockOf(fixedClock("2026-03-05T09:00:00Z"));
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await makeNumbers(database.db, 10);
});
afterAll(async () => {
  await dropNumbers(database.db);
  await sql`delete from kysely_migration where name like '99%'`.execute(database.db);
  await database.close();
});

const declaredFill = async (name: string) =>
  database.db.selectFrom("fills").select("done_at").where("name", "=", name).executeTakeFirst();

/** The version that takes the old way to what was filled. */
const contracting = { ...migrations, "9901-contract": { up: async (db: never) => demandFilled(db, doubles) } };

test("where there are no rows, as in a new database, a fill is done when it is declared; where there are, it is not", async () => {
  await declareFill(database.db as never, "of-nothing", "doubled");
  expect((await declaredFill("of-nothing"))?.done_at).toBeInstanceOf(Date);
  expect(await isFilled(database.db, "of-nothing")).toBe(true);
  expect((await declaredFill(doubles))?.done_at).toBeNull();
});

test("a migration that needs a fill is refused until it is done, with what to do, and leaves nothing", async () => {
  const { db } = database;
  const refused = migrate(db, { list: contracting });
  await expect(refused).rejects.toThrow(MigrationError);
  await expect(refused).rejects.toThrow(
    /9901-contract failed: It needs the fill doubles, which is not done\. Run the version before .* “pnpm fills run doubles”/,
  );
  await expect(demandFilled(db as never, "never-declared")).rejects.toThrow(/the fill never-declared/);
});

test("who reads what it fills is told when it is done, and from then on without being asked of the database", async () => {
  const { db } = database;
  expect(await isFilled(db, doubles)).toBe(false);
  await fillOn(db, doublesFill(), { clock, pause: async () => {} });
  await withTransaction(db, async (transaction) => expect(await isFilled(transaction, doubles)).toBe(true));
  expect(await isFilled(db, doubles)).toBe(true);
  expect(await migrate(db, { list: contracting })).toEqual(["9901-contract"]);

  await db.deleteFrom("fills").execute();
  expect(await isFilled(db, doubles)).toBe(true);
  await expect(isFilled(db, "never-declared")).rejects.toThrow(UnknownFill);
});

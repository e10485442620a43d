import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withTransaction } from "../../platform/database/transaction.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { appendUserHistory } from "./user-record.js";

const server = process.env["DATABASE_URL"];

// The embedded database has one connection: nobody can wait for another there.
describe.runIf(server)("a person's record", () => {
  let service: TestApp;
  let beside: Client;
  beforeAll(async () => {
    service = await openTestApp();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(service.context.db);
    const address = new URL(server ?? "");
    address.pathname = `/${rows[0]?.name ?? ""}`;
    beside = new Client({ connectionString: address.toString() });
    await beside.connect();
  });
  afterAll(async () => {
    await beside.end();
    await service.close();
  });

  test("is written while another sign-in of the same person is under way, which holds their key", async () => {
    const { id } = await makePerson(service);
    await beside.query("begin");
    // What the foreign key of a session that is begun does.
    await beside.query("select from users where id = $1 for key share", [id]);
    const written = withTransaction(service.context.db, async (transaction) => {
      await sql`set local lock_timeout = '20s'`.execute(transaction);
      await appendUserHistory(transaction, id, { at: service.clock.now(), actor: id, action: "session.opened" });
      return "written";
    });
    await expect(written).resolves.toBe("written");
    await beside.query("rollback");
  });
});

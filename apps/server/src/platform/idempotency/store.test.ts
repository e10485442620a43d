import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../clock/clock.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { openTestDatabase } from "../../testing/test-database.js";
import {
  ActInProgress,
  ActMismatch,
  beginAct,
  findReply,
  finishAct,
  forgetRepliesJob,
  onceAtATime,
  type Act,
} from "./store.js";

const now = fixedClock("2026-03-05T09:00:00Z").now();
const reply = { status: 201, headers: { etag: '"1"' }, body: '{"id":"1"}' };

function act(more: Partial<Act> = {}): Act {
  return { actor: "ada", key: "k1", method: "POST", path: "/api/v1/x", body: Buffer.from("{}"), ...more };
}

describe("the idempotency store", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await withTransaction(database.db, async (transaction) => {
      await beginAct(transaction, act(), now);
      await finishAct(transaction, act(), reply, now);
    });
  });
  afterAll(async () => database.close());

  test("gives a retry the first reply, before and inside the transaction", async () => {
    expect(await findReply(database.db, act(), now)).toEqual(reply);
    const begun = await withTransaction(database.db, async (transaction) => beginAct(transaction, act(), now));
    expect(begun).toEqual(reply);
  });

  test("refuses the key for another body, path or method", async () => {
    await expect(findReply(database.db, act({ body: Buffer.from("{ }") }), now)).rejects.toThrow(ActMismatch);
    await expect(findReply(database.db, act({ path: "/api/v1/y" }), now)).rejects.toThrow(ActMismatch);
    await expect(findReply(database.db, act({ method: "PUT" }), now)).rejects.toThrow(ActMismatch);
  });

  test("keeps one person's keys apart from another's", async () => {
    expect(await findReply(database.db, act({ actor: "bek" }), now)).toBeUndefined();
  });

  test("keeps nothing when the write is rolled back", async () => {
    const failing = withTransaction(database.db, async (transaction) => {
      await beginAct(transaction, act({ key: "k2" }), now);
      await finishAct(transaction, act({ key: "k2" }), reply, now);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await findReply(database.db, act({ key: "k2" }), now)).toBeUndefined();
  });

  test("never keeps a server's failure", async () => {
    await withTransaction(database.db, async (transaction) =>
      finishAct(transaction, act({ key: "k3" }), { ...reply, status: 503 }, now),
    );
    expect(await findReply(database.db, act({ key: "k3" }), now)).toBeUndefined();
  });

  test("answers in-progress to the second of two at once", async () => {
    const { promise: held, resolve: finish } = Promise.withResolvers<string>();
    const first = onceAtATime(act(), async () => held);
    await expect(onceAtATime(act(), async () => "second")).rejects.toThrow(ActInProgress);
    finish("first");
    expect(await first).toBe("first");
    expect(await onceAtATime(act(), async () => "third")).toBe("third");
  });

  // Two transactions at a time: only a server has them.
  test.runIf(process.env["DATABASE_URL"])("answers in-progress while another server works on it", async () => {
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    const first = withTransaction(database.db, async (transaction) => {
      await beginAct(transaction, act({ key: "k4" }), now);
      hasBegun();
      await held;
    });
    await begun;
    const second = withTransaction(database.db, async (transaction) => beginAct(transaction, act({ key: "k4" }), now));
    await expect(second).rejects.toThrow(ActInProgress);
    finish();
    await first;
  });

  test("gives a reply for a day, then the key is free", async () => {
    const clock = fixedClock(new Date(now.getTime() + 24 * 60 * 60 * 1000));
    const dayLater = clock.now();
    expect(await findReply(database.db, act(), dayLater)).toBeUndefined();
    await withTransaction(database.db, async (transaction) => {
      await finishAct(transaction, act(), { ...reply, status: 200 }, dayLater);
    });
    expect(await findReply(database.db, act(), dayLater)).toMatchObject({ status: 200 });
    clock.advance(24 * 60 * 60 * 1000);
    await forgetRepliesJob(database.db).tick(clock.now());
    expect(await database.db.selectFrom("idempotent_act").selectAll().execute()).toEqual([]);
  });
});

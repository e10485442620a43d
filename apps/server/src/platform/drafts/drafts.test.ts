import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { findDraft, removeDraft, type DraftKey } from "./queries.js";
import { forgetDraftsJob, saveDraft } from "./service.js";

const key: DraftKey = { person: "ada", form: "create:property", record: "new" };

function minutes(n: number): Date {
  return new Date(Date.UTC(2026, 2, 5, 9, n));
}

describe("drafts", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => database.close());

  async function save(at: DraftKey, value: Record<string, unknown>, savedAt = minutes(0)): Promise<void> {
    await withTransaction(database.db, async (transaction) =>
      saveDraft(transaction, at, { value, baseVersion: 3, savedAt }),
    );
  }

  test("come back as they were typed, the last word winning", async () => {
    await save(key, { a: 1 });
    await save(key, { a: ["oʻ", { b: null }] }, minutes(1));
    expect(await findDraft(database.db, key)).toEqual({
      value: { a: ["oʻ", { b: null }] },
      baseVersion: 3,
      savedAt: minutes(1),
    });
  });

  test("belong to one person", async () => {
    await save(key, { secret: true });
    expect(await findDraft(database.db, { ...key, person: "bek" })).toBeUndefined();
  });

  test("are thrown away once sent", async () => {
    await save(key, {});
    await withTransaction(database.db, async (transaction) => removeDraft(transaction, key));
    expect(await findDraft(database.db, key)).toBeUndefined();
  });

  test("hold 256 kB and no more", async () => {
    await save(key, { text: "x".repeat(255_000) });
    await expect(save(key, { text: "x".repeat(256_000) })).rejects.toMatchObject({ code: "payload-too-large" });
  });

  test("make room for new ones: a hundred per person, the oldest going first", async () => {
    const first = { ...key, person: "cem", record: "r0" };
    for (let n = 0; n < 101; n += 1) {
      await save({ ...first, record: `r${n}` }, { n }, minutes(n));
    }
    expect(await findDraft(database.db, first)).toBeUndefined();
    expect(await findDraft(database.db, { ...first, record: "r1" })).toBeDefined();
  });

  test("are forgotten after ninety days", async () => {
    await save(key, {});
    const job = forgetDraftsJob(database.db);
    await job.tick(new Date(minutes(0).getTime() + 90 * 86_400_000));
    expect(await findDraft(database.db, key)).toBeDefined();
    await job.tick(new Date(minutes(0).getTime() + 91 * 86_400_000));
    expect(await findDraft(database.db, key)).toBeUndefined();
  });
});

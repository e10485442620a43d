import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../platform/database/database.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { addNeighborhood, bareNeighborhood } from "../../testing/bare-application.js";
import { makeContest } from "../../testing/contest/contested-applications.js";
import { type KilledService, makeKilledService } from "../../testing/killed-service.js";
import { planEqualsApplications } from "../../testing/plan-agrees.js";
import { tickFollowing } from "./follow.js";

const files = 60;
const into = "14160002";
const began = new Date("2026-03-05T09:00:00.000Z");

let service: KilledService;
beforeAll(async () => {
  service = await makeKilledService("follow", began);
});
afterAll(async () => service.close());

async function numbersOf(db: Db) {
  const { rows } = await sql<{ place: string; files: number; history: number }>`
    select a.neighborhood_id as place, count(*)::integer as files, (sum((
      select count(*) from history_entry as h where h.record_id = a.id::text and h.action = 'application.placed'
    )))::integer as history
    from applications as a group by 1 order by 1`.execute(db);
  return rows;
}

test("a process killed among the files of a merged place loses and doubles none of them", async () => {
  const before = await service.open();
  try {
    await makeContest(before, 10, files, began, false);
    const { db } = before.context;
    await addNeighborhood(db, into);
    await sql`
      update neighborhoods set active = false, follow_asked = 1 where id = ${bareNeighborhood}`.execute(db);
    await sql`
      insert into place_successions (from_code, to_code, kind, at)
      values (${bareNeighborhood}, ${into}, 'merged', ${began})`.execute(db);
  } finally {
    await before.close();
  }

  // In the middle of its second turn: the first is committed.
  expect(await service.goOn("ticking", { WORK: "follow", KILLED_AT: "30" })).toBe("SIGKILL");

  const after = await service.open();
  try {
    const { db, events, secrets } = after.context;
    const [left, moved] = await numbersOf(db);
    expect(left).toMatchObject({ place: bareNeighborhood, history: 0 });
    expect(moved).toEqual({ place: into, files: files - (left?.files ?? 0), history: moved?.files });
    await planEqualsApplications(db);
    await Promise.all([tickFollowing(db, events, began), tickFollowing(db, events, began)]);
    expect(await numbersOf(db)).toEqual([{ place: into, files, history: files }]);
    await planEqualsApplications(db);
    expect((await verifyHistory(db, secrets.historyPublicKey)).faults).toEqual([]);
  } finally {
    await after.close();
  }
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonb } from "../../platform/sql/jsonb.js";
import { readDiscussion } from "../discussion/read.js";
import { readHistory } from "../../platform/history/read-history.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { panelEqualsLists } from "../../testing/panel-agrees.js";
import { reckonTermsAnew } from "./calendar-change.js";
import { readApplicationRecord } from "./application.js";
import { startDiscussion, submit } from "../application-acts/service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

test("a holiday decreed within a term moves its end, once, with an entry in the history", async () => {
  const { db } = kit.database;
  const id = await kit.create();
  const asked = await kit.create();
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, asked));
  await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, asked));
  const stepEnds = async () =>
    (await kit.act(kit.cast.operator, (tx, acting) => readDiscussion(tx, acting, asked)))?.steps.map(
      ({ deadline }) => deadline,
    );
  const endsBefore = await stepEnds();
  const before = await readApplicationRecord(db, id);
  expect(before.row.deadline_at?.toISOString()).toBe("2026-03-12T19:00:00.000Z");

  const name = { uz_UZ: "Ramazon hayiti", uz_Cyrl: "Рамазон ҳайити", ru_RU: "Рамазан хайит", en_US: "Eid al-Fitr" };
  await db
    .insertInto("calendar_days")
    .values({ day: "2026-03-10", kind: "holiday", name: jsonb(name) })
    .execute();
  expect(await reckonTermsAnew(db, kit.events, kit.clock.now())).toBe(2);
  const after = await readApplicationRecord(db, id);
  expect(after.row.deadline_at?.toISOString()).toBe("2026-03-13T19:00:00.000Z");
  const [entry] = await readHistory(db, { kind: "application", id, homeRegion: after.row.home_region });
  expect(entry).toMatchObject({
    action: "deadline.recomputed",
    actor: null,
    changes: [{ pointer: "/deadline/endsAt", before: "2026-03-12T19:00:00.000Z", after: "2026-03-13T19:00:00.000Z" }],
  });
  // Steps that are awaited have ends of their own: each a day later, or over a weekend.
  const endsAfter = await stepEnds();
  const moved = endsBefore?.map((end, index) => Date.parse(endsAfter?.[index] ?? "") - Date.parse(end ?? ""));
  expect(moved).toHaveLength(2);
  for (const by of moved ?? []) expect([1, 3]).toContain(by / 86_400_000);
  const [told] = await readHistory(db, { kind: "application", id: asked, homeRegion: after.row.home_region });
  expect(told?.changes.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(["/discussion/steps/architecture/deadline", "/discussion/steps/ecology/deadline"]),
  );
  expect(await reckonTermsAnew(db, kit.events, kit.clock.now())).toBe(0);
});

test("the process panel counts by the end that a holiday has moved, as its lists do", async () => {
  // Late by the end that the term had, and not by the one that it has.
  const agree = panelEqualsLists(kit.database.db, kit.cast.operator, new Date("2026-03-13T06:00:00.000Z"));
  await expect(agree).resolves.toBeUndefined();
});

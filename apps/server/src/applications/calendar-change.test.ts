import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonb } from "../database/jsonb.js";
import { readHistory } from "../history/readHistory.js";
import { type FileKit, openFileKit } from "../testing/fileKit.js";
import { reckonTermsAnew } from "./calendar-change.js";
import { readFile } from "./file.js";
import { submit } from "./service.js";

let kit: FileKit;
beforeAll(async () => {
  kit = await openFileKit();
});
afterAll(() => kit.close());

test("a holiday decreed within a term moves its end, once, with an entry in the history", async () => {
  const { db } = kit.database;
  const id = await kit.create();
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  const before = await readFile(db, id);
  expect(before.row.deadline_at?.toISOString()).toBe("2026-03-12T19:00:00.000Z");

  const name = { uz_UZ: "Ramazon hayiti", uz_Cyrl: "Рамазон ҳайити", ru_RU: "Рамазан хайит", en_US: "Eid al-Fitr" };
  await db
    .insertInto("calendar_days")
    .values({ day: "2026-03-10", kind: "holiday", name: jsonb(name) })
    .execute();
  expect(await reckonTermsAnew(db, kit.events, kit.clock.now())).toBe(1);
  const after = await readFile(db, id);
  expect(after.row.deadline_at?.toISOString()).toBe("2026-03-13T19:00:00.000Z");
  const [entry] = await readHistory(db, { kind: "application", id, homeRegion: after.row.home_region });
  expect(entry).toMatchObject({
    action: "deadline.recomputed",
    actor: null,
    changes: [{ pointer: "/deadline/endsAt", before: "2026-03-12T19:00:00.000Z", after: "2026-03-13T19:00:00.000Z" }],
  });
  expect(await reckonTermsAnew(db, kit.events, kit.clock.now())).toBe(0);
});

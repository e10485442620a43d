import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jsonb } from "../../platform/sql/jsonb.js";
import { countAnnounced, listAnnounced } from "../public/queries.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { applicationWay, day, reasons } from "../../testing/application-way.js";
import { readApplicationRecord } from "./application.js";
import { decideAsJustice, review } from "../application-acts/service.js";
import { verifyStatuses } from "./verify-statuses.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const { status, tick, applicationIn, object, decide } = applicationWay(() => kit);

describe("the announcement", () => {
  test("ends by the clock after its term, not a moment before", async () => {
    const id = await applicationIn("announced");
    const { announcement } = await readApplicationRecord(kit.database.db, id);
    kit.clock.set(new Date((announcement?.closesAt.getTime() ?? 0) - 1));
    await tick();
    expect(await status(id)).toBe("announced");
    kit.clock.advance(1);
    await tick();
    expect(await status(id)).toBe("at_justice");
  });

  test("takes objections only while it runs", async () => {
    const id = await applicationIn("announced");
    kit.clock.advance(11 * day);
    expect(await reasons(object(id))).toEqual(["announcement-closed"]);
  });

  test("goes to review with the first objection upheld; 5 → 6 waits for the others", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("announced");
    const [first, second] = [await object(id), await object(id)];
    await decide(id, first.id, "upheld");
    expect(await status(id)).toBe("in_review");
    const announce = () =>
      act(cast.reviewer, (tx, acting) => review(tx, acting, id, { to: "announced", reason: "Qayta eʼlon" }));
    expect(await reasons(announce())).toEqual(["objections-open"]);
    await decide(id, second.id, "dismissed");
    await announce();
    expect(await status(id)).toBe("announced");
    expect((await readApplicationRecord(kit.database.db, id)).announcement?.sequence).toBe(2);
  });

  test("is one: a file announced again after justice is listed to the public once", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("at_justice");
    await act(cast.justice, (tx, acting) =>
      decideAsJustice(tx, acting, id, { verdict: "negative", reason: "Hujjat yetishmaydi" }),
    );
    await act(cast.reviewer, (tx, acting) => review(tx, acting, id, { to: "announced", reason: "Qayta eʼlon" }));
    const { items: listed } = await listAnnounced(
      kit.database.db,
      {},
      { after: undefined, limit: 100 },
      kit.clock.now(),
    );
    expect(listed.filter((row) => row.applicationId === id)).toHaveLength(1);
    const { total } = await countAnnounced(kit.database.db, {}, false, kit.clock.now());
    expect(total).toBe(listed.length);
  });

  test("that is over goes to justice with the last objection dismissed", async () => {
    const id = await applicationIn("announced");
    const { id: objection } = await object(id);
    kit.clock.advance(11 * day);
    await tick();
    expect(await status(id)).toBe("announced");
    await decide(id, objection, "dismissed");
    expect(await status(id)).toBe("at_justice");
  });
});

describe("the clock", () => {
  test("moves every other file when one of them is broken, and names the broken one", async () => {
    const [broken, sound] = [await applicationIn("announced"), await applicationIn("announced")];
    const { row } = await readApplicationRecord(kit.database.db, broken);
    const store = (total_deadline: typeof row.total_deadline) =>
      kit.database.db
        .updateTable("applications")
        .set({ total_deadline: jsonb(total_deadline) })
        .where("id", "=", broken)
        .execute();
    await store({ ...row.total_deadline, start: "never" });
    kit.clock.advance(11 * day);
    await expect(tick()).rejects.toThrow(broken);
    expect([await status(broken), await status(sound)]).toEqual(["announced", "at_justice"]);
    await store(row.total_deadline);
    await tick();
    expect(await status(broken)).toBe("at_justice");
  });
});

test("after all that, the moves of every file lead to the status it has", async () => {
  expect((await verifyStatuses(kit.database.db)).faults).toEqual([]);
});

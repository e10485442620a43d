import { applicationSorts } from "@yer/api/contract/application-register";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { answering, type RegisterFilters } from "./register-conditions.js";
import { foundAtOnce, pageOf } from "./register-page.js";
import type { RegisterRow } from "./register-rows.js";

let app: TestApp;
let reader: Actor;
const at = () => ({ now: app.clock.now(), soonDays: 3 });

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 45);
  // So that some are late, and many a status has applications of several.
  app.clock.advance(20 * 86_400_000);
  const { id } = await makePerson(app, { territory: "17", codes: ["read:property", "review:property"] });
  const found = await personAsActor(app.context.db, id, app.clock.now());
  if (found === undefined) throw new Error("Who was made is not there.");
  reader = found;
});
afterAll(() => app.close());

const filterSets: readonly RegisterFilters[] = [
  {},
  { status: ["registered"] },
  { status: ["editing", "in_review", "editing"], year: [2026] },
  { status: ["registered", "in_payment"], year: [2026] },
  { year: [2026] },
  { year: [2024, 2025] },
  { late: true },
  { late: true, status: ["in_review", "in_discussion"] },
  { soon: true },
  { search: "a" },
  { search: "17", late: true },
];

const ids = (rows: readonly RegisterRow[]): string[] => rows.map(({ row }) => row.id);

test.each(applicationSorts)(
  "by %s a page is the same rows however it is found, from wherever it is read on",
  async (sort) => {
    const { db } = app.context;
    const all = await pageOf(
      db,
      await answering(db, reader, {}, at().now),
      { sort, after: undefined, limit: 200 },
      at(),
    );
    const cursors = [undefined, ...[0.3, 1].map((part) => all[Math.floor((all.length - 1) * part)]?.cursor)];
    const sizes = new Set<number>();
    for (const filters of filterSets) {
      const asked = await answering(db, reader, filters, at().now);
      const whole = await pageOf(db, asked, { sort, after: undefined, limit: 200 }, at(), "gather");
      const fitting = new Set(ids(whole));
      // What fits stands in the order in which all do.
      expect(ids(whole)).toEqual(ids(all).filter((id) => fitting.has(id)));
      sizes.add(whole.length);
      for (const after of cursors) {
        const order = { sort, after, limit: 4 } as const;
        const from = after === undefined ? 0 : ids(all).indexOf(after.id) + 1;
        const expected = ids(all).slice(from).filter((id) => fitting.has(id)).slice(0, 4); // prettier-ignore
        const context = { filters, after };
        expect({ ...context, ids: ids(await pageOf(db, asked, order, at(), "walk")) }).toEqual({
          ...context,
          ids: expected,
        });
        expect({ ...context, ids: ids(await pageOf(db, asked, order, at(), "gather")) }).toEqual({
          ...context,
          ids: expected,
        });
        const once = await foundAtOnce(db, asked, order, at(), undefined);
        expect(once === "more" ? once : { ids: ids(once.rows), total: once.total }).toEqual({
          ids: expected,
          total: whole.length,
        });
        const fewer = await foundAtOnce(db, asked, order, at(), Math.max(0, whole.length - 1));
        expect(fewer).toEqual(whole.length === 0 ? { rows: [], total: 0 } : "more");
      }
    }
    expect(sizes.size).toBeGreaterThan(3);
  },
);

import type { InboxView } from "@yer/api/contract/conclusions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { type ConclusionsKit, hour, openConclusionsKit } from "../../testing/conclusions-kit.js";
import type { ApplicationKit } from "../../testing/application-kit.js";

let all: ConclusionsKit;
let kit: ApplicationKit;
let first: Actor;
let second: Actor;

beforeAll(async () => {
  all = await openConclusionsKit();
  ({ kit, first, second } = all);
});
afterAll(() => kit.close());

describe("the inbox", () => {
  test("holds what the body owes, what one holds, what is late or soon, and what was given; counts are its lengths", async () => {
    const [a, b, c] = [await all.running(), await all.running(), await all.running()];
    await all.take(first, a);
    await all.give(second, c);
    const ids = async (who: Actor, view: InboxView, filters = {}) => {
      const { rows, total } = await all.inbox(who, view, filters);
      expect(rows).toHaveLength(total);
      return rows.map(({ applicationId }) => applicationId);
    };
    expect(await ids(first, "waiting")).toEqual([a, b].toSorted());
    expect(await ids(second, "waiting")).toEqual([a, b].toSorted());
    expect(await ids(first, "mine")).toEqual([a]);
    expect(await ids(second, "mine")).toEqual([]);
    expect(await ids(first, "done")).toEqual([c]);
    expect(await ids(kit.cast.operator, "waiting")).toEqual([]);
    expect(await ids({ ...first, territory: "1703" }, "waiting")).toEqual([]);
    expect(await ids(first, "late")).toEqual([]);
    const { rows } = await all.inbox(first, "waiting");
    expect(rows.find(({ applicationId }) => applicationId === a)).toMatchObject({
      step: expect.objectContaining({ uz_UZ: "Arxitektura xulosasi", ru_RU: "Заключение по архитектуре" }),
      lease: { holder: { name: first.name }, mine: true },
      deadline: { state: "running" },
    });
    const number = rows.find(({ applicationId }) => applicationId === b)?.number ?? "";
    for (const between of ["-", "", " ", "–"]) {
      expect(await ids(first, "waiting", { search: number.replaceAll("-", between) })).toEqual([b]);
    }
    expect(await ids(first, "waiting", { step: [rows[0]?.step.uz_UZ ?? ""] })).toHaveLength(2);
    expect(await ids(first, "waiting", { step: ["Boshqa bosqich"] })).toEqual([]);
    expect(await ids(first, "waiting", { status: ["announced"] })).toEqual([]);
    expect(await ids(first, "waiting", { legalBasis: [2] })).toEqual([]);

    const due = Date.parse(rows[0]?.deadline.endsAt ?? "");
    kit.clock.advance(due - kit.clock.now().getTime() - hour);
    expect(await ids(first, "soon")).toHaveLength(2);
    // The lease is over long since: nobody's work any more.
    expect(await ids(first, "mine")).toEqual([]);
    kit.clock.advance(2 * hour);
    expect(await ids(first, "soon")).toEqual([]);
    expect(await ids(first, "late")).toHaveLength(2);
    expect((await all.inbox(first, "late")).rows[0]).toMatchObject({
      deadline: { state: "late" },
      lease: { live: false },
    });
  });
});

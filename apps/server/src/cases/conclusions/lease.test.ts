import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { readApplicationHistory } from "../applications/history.js";
import { readDiscussion } from "../discussion/read.js";
import {
  because,
  type ConclusionsKit,
  held,
  hour,
  openConclusionsKit,
  reason,
  step,
} from "../../testing/conclusions-kit.js";
import type { ApplicationKit } from "../../testing/application-kit.js";
import { readColleagues } from "./colleagues.js";
import { renewConclusion } from "./service.js";

let all: ConclusionsKit;
let kit: ApplicationKit;
let first: Actor;
let second: Actor;
let head: Actor;

beforeAll(async () => {
  all = await openConclusionsKit();
  ({ kit, first, second, head } = all);
});
afterAll(() => kit.close());

describe("taking a conclusion", () => {
  let id = "";
  beforeEach(async () => {
    id = await all.running();
  });

  test("makes it one person's until the lease is over; the others are told whose and until when", async () => {
    const taken = await all.take(first, id);
    expect(taken.lease).toMatchObject({
      holder: { id: first.id, name: first.name },
      until: new Date(kit.clock.now().getTime() + 8 * hour).toISOString(),
      live: true,
      mine: true,
    });
    await expect(all.take(second, id)).rejects.toMatchObject(held(first));
    await expect(all.give(second, id)).rejects.toMatchObject(held(first));
    expect(await all.actionsOf(id)).toEqual(["conclusion.taken"]);

    kit.clock.advance(8 * hour);
    expect(await all.take(second, id)).toMatchObject({ lease: { holder: { name: second.name }, live: true } });
    await expect(all.give(first, id)).rejects.toMatchObject(held(second));
    await all.give(second, id);
    expect(await all.actionsOf(id)).toEqual(["conclusion.given", "conclusion.taken", "conclusion.taken"]);
  });

  test("twice by the same person, or by a form that is open, begins the lease anew and tells nobody", async () => {
    await all.take(first, id);
    kit.clock.advance(5 * hour);
    const again = await kit.act(first, (tx, acting) => renewConclusion(tx, acting, id, step));
    expect(again.lease?.until).toBe(new Date(kit.clock.now().getTime() + 8 * hour).toISOString());
    expect((await all.take(first, id)).lease?.since).toBe(again.lease?.since);
    expect(await all.actionsOf(id)).toEqual(["conclusion.taken"]);
    await expect(kit.act(second, (tx, acting) => renewConclusion(tx, acting, id, step))).rejects.toMatchObject(
      because("conclusion-not-held"),
    );
  });

  test("at once by many ends with one of them holding it, and one entry in the history", async () => {
    const outcomes = await Promise.allSettled(
      [first, second, head, first, second, head].map((who) => all.take(who, id)),
    );
    const won = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.lease?.holder.id] : []));
    // The winner's second try finds the seat theirs.
    expect(new Set(won).size).toBe(1);
    expect(won).toHaveLength(2);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [(outcome.reason as { code?: string }).code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(["move-refused"]));
    expect(await all.actionsOf(id)).toEqual(["conclusion.taken"]);
  });

  test("and giving it at once by two leaves one conclusion", async () => {
    const outcomes = await Promise.allSettled([all.take(first, id), all.give(second, id)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(1);
    const seen = await kit.act(first, (tx, acting) => readDiscussion(tx, acting, id));
    const holder = seen?.steps.find(({ stepId }) => stepId === step)?.leases[0]?.holder.id;
    expect(seen?.conclusions.length === 1 || holder === first.id).toBe(true);
  });

  test("is not needed where nobody holds it: giving it is taking it, and empties the seat", async () => {
    await all.give(first, id);
    const seen = await kit.act(second, (tx, acting) => readDiscussion(tx, acting, id));
    expect(seen?.steps.find(({ stepId }) => stepId === step)).toMatchObject({ leases: [] });
    // Superseding asks for the seat as well.
    await all.take(second, id);
    await expect(all.give(first, id)).rejects.toMatchObject(held(second));
    await all.give(second, id);
    expect(await all.actionsOf(id)).toEqual(["conclusion.superseded", "conclusion.taken", "conclusion.given"]);
  });

  test("is for members of a body that is asked, who may, within their territory, and are no party to the file", async () => {
    const { cast } = kit;
    await expect(all.take(cast.ecologist, id, step)).rejects.toMatchObject(because("not-your-step"));
    await expect(all.take(cast.operator, id)).rejects.toMatchObject({ code: "permission-missing" });
    await expect(all.take({ ...first, territory: "1703202" }, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(all.take({ ...first, organisation: { id: uuidv7(), kind: "gas" } }, id)).rejects.toMatchObject({
      code: "not-found",
    });
    const own = await all.running({
      occupier: { kind: "person", name: "Birinchi", pinfl: first.pinfl, passport: "ZZ1234567", birthDate: null },
    });
    await expect(all.take(first, own)).rejects.toMatchObject({ code: "duty-conflict" });
    await expect(all.delegate(second, own, first)).rejects.toMatchObject(because("own-file"));
    // One who took another part on the application concludes nothing on it.
    await kit.database.db
      .insertInto("application_duties")
      .values({ home_region: "1718", application_id: id, user_id: first.id, part: "review", at: kit.clock.now() })
      .execute();
    await expect(all.take(first, id)).rejects.toMatchObject({ code: "duty-conflict" });
    const impersonated = {
      ...second,
      impersonation: {
        byId: head.id,
        byName: head.name,
        byPinfl: null,
        until: new Date(kit.clock.now().getTime() + hour),
        writable: true,
      },
    };
    await expect(all.take(impersonated, id)).rejects.toMatchObject({ code: "impersonation-limited" });
  });

  test("ends with the run, and goes on where the file comes back while the lease lasts", async () => {
    await all.take(first, id);
    await all.sendBack(id);
    await expect(all.take(first, id)).rejects.toMatchObject({ code: "move-refused" });
    const mine = async () => (await all.inbox(first, "mine")).rows.map(({ applicationId }) => applicationId);
    expect(await mine()).not.toContain(id);
    await all.comeBack(id);
    expect(await mine()).toContain(id);
    await expect(all.take(second, id)).rejects.toMatchObject(held(first));
  });
});

describe("a supervisor", () => {
  let id = "";
  beforeEach(async () => {
    id = await all.running();
  });

  test("takes over from who holds it, with a reason in the history; others may not, and not what is free", async () => {
    await expect(all.takeOver(head, id)).rejects.toMatchObject(because("conclusion-free"));
    await all.take(first, id);
    await expect(all.takeOver(second, id)).rejects.toMatchObject({ code: "permission-missing" });
    expect(await all.takeOver(head, id)).toMatchObject({ lease: { holder: { name: head.name }, mine: true } });
    await expect(all.give(first, id)).rejects.toMatchObject(held(head));
    await expect(all.takeOver(head, id)).rejects.toMatchObject(because("conclusion-own"));
    const { items } = await kit.act(head, (tx, acting) => readApplicationHistory(tx, acting, id, {}));
    expect(items[0]).toMatchObject({ action: "conclusion.taken-over", reason, params: { name: first.name } });
    await all.give(head, id);
  });

  test("gives it to a colleague, also one that another holds; a member gives away only what they hold", async () => {
    await all.take(first, id);
    await expect(all.delegate(second, id, head)).rejects.toMatchObject(held(first));
    expect(await all.delegate(head, id, second)).toMatchObject({
      lease: { holder: { name: second.name }, mine: false },
    });
    expect(await all.delegate(second, id, first)).toMatchObject({ lease: { holder: { name: first.name } } });
    await expect(all.delegate(first, id, first)).rejects.toMatchObject({ code: "invalid" });
    await expect(all.delegate(first, id, kit.cast.ecologist)).rejects.toMatchObject({ code: "invalid" });
    // Each was told who gave it to them, and why.
    const told = await kit.database.db
      .selectFrom("notices")
      .select(["user_id", "kind", "params"])
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(told).toMatchObject([
      { user_id: second.id, kind: "conclusion.delegated", params: { by: head.name, reason } },
      { user_id: first.id, kind: "conclusion.delegated", params: { by: second.name, reason } },
    ]);
    await all.give(first, id);
  });

  test("is offered colleagues with the reason against each, and what they hold", async () => {
    await all.take(second, id);
    await kit.database.db
      .insertInto("application_duties")
      .values({ home_region: "1718", application_id: id, user_id: first.id, part: "review", at: kit.clock.now() })
      .execute();
    const offered = await readColleagues(kit.database.db, await kit.act(head, async (_tx, acting) => acting), id);
    expect(offered).toMatchObject([
      { name: second.name, allowed: true, holds: expect.any(Number) },
      { name: first.name, allowed: false, reasons: [{ code: "duty-conflict" }] },
    ]);
  });

  test("says beside each act why it is closed, in the words of the refusal", async () => {
    await all.take(first, id);
    const seen = await kit.act(second, (tx, acting) => readDiscussion(tx, acting, id));
    const mine = seen?.steps.find(({ stepId }) => stepId === step);
    expect(mine?.leases).toMatchObject([{ holder: { name: first.name }, live: true, mine: false }]);
    const closed = Object.fromEntries(
      (mine?.acts ?? []).map(({ key, reasons }) => [key, reasons.map(({ code }) => code)]),
    );
    expect(closed).toEqual({
      take: ["conclusion-held"],
      release: ["conclusion-not-held"],
      take_over: ["permission-missing"],
      delegate: ["conclusion-held"],
    });
    // Another organisation learns nothing of it while the run lasts; the office that leads the application does.
    const others = await kit.act(kit.cast.ecologist, (tx, acting) => readDiscussion(tx, acting, id));
    expect(others?.steps.flatMap(({ leases }) => leases)).toEqual([]);
    const office = await kit.act(kit.cast.operator, (tx, acting) => readDiscussion(tx, acting, id));
    expect(office?.steps.flatMap(({ leases }) => leases)).toMatchObject([{ holder: { name: first.name } }]);
  });
});

import type { BulkMoveKey } from "@yer/api/contract/bulk-moves";
import { searchKey, sortKey } from "@yer/api/formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { movesFor } from "../applications/moves.js";
import { readApplicationRecord } from "../applications/application.js";
import { returnApplication, submit } from "../application-acts/service.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { writeCursor } from "../../platform/lists/cursor.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { Events } from "../../platform/events/events.js";
import { carryTo } from "../../testing/carry-to.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { ensureStandardPositions, standardPositions } from "../../identity/users/standard-positions.js";
import { addToAgenda } from "../council/agenda.js";
import { callSession, readSession, sessionHistory } from "../council/service.js";
import { bulkApplicationPage, bulkMovePage } from "./queries.js";
import { cancelBulkMove, findBulkMove, previewBulkMove, startBulkMove } from "./service.js";
import { tickBulkMoves } from "./tick.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
  await withTransaction(kit.database.db, ensureStandardPositions);
  await register(kit.cast.operator, standardPositions.operator.id);
  await register(kit.cast.reviewer, standardPositions.reviewer.id);
  await register(kit.cast.council, standardPositions.council.id);
});
afterAll(() => kit.close());

/** The job reads a person's rights anew for each application, so the person has to be there. */
async function register(actor: Actor, positionId: string): Promise<void> {
  await kit.database.db
    .insertInto("users")
    .values({
      id: actor.id,
      name: actor.name,
      sort_key: sortKey(actor.name),
      search_key: searchKey(actor.name),
      username: null,
      password_hash: null,
      pinfl: actor.pinfl,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: null,
      is_staff: true,
      organisation_id: actor.organisation?.id ?? null,
      position_id: positionId,
      territory: actor.territory,
      granted: jsonb([]),
      revoked: jsonb([]),
      blocked: false,
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: kit.clock.now(),
    })
    .execute();
}

const acting = (actor: Actor) => kit.act(actor, async (_, given) => given);
const start = (move: BulkMoveKey, applicationIds: string[], actor = kit.cast.operator, reason?: string) =>
  kit.act(actor, (tx, given) => startBulkMove(tx, given, { move, applicationIds, ...(reason ? { reason } : {}) }));
const tick = (events: Events = kit.events) =>
  kit
    .act(null, async (_, { signer }) => signer)
    .then(async (signer) => tickBulkMoves({ db: kit.database.db, events, signer }, kit.clock.now()));
const find = (id: string, actor = kit.cast.operator) => findBulkMove(kit.database.db, actor, id);
const results = async (id: string) =>
  (await bulkApplicationPage(kit.database.db, id, { limit: 500 })).items.map(({ state, reasons }) => [
    state,
    ...reasons.map(({ code }) => code),
  ]);
const statusOf = async (id: string) => (await readApplicationRecord(kit.database.db, id)).row.status;
const movesOf = async (id: string) =>
  kit.database.db
    .selectFrom("history_entry")
    .select(["params", "actor"])
    .where("record_id", "=", id)
    .where("action", "=", "application.moved")
    .execute();

describe("the preview", () => {
  test("says of each file what its own button says", async () => {
    const able = await kit.create();
    const incomplete = await kit.create({ occupier: null });
    const elsewhere = await carryTo(kit, "to_conclusion");
    const unknown = "01932f00-0000-7000-8000-00000000ffff";
    const by = await acting(kit.cast.operator);
    const applicationIds = [able, incomplete, elsewhere, unknown, able];
    const preview = await previewBulkMove(kit.database.db, by, { move: "submit", applicationIds });
    expect(preview).toMatchObject({ total: 4, able: [able] });
    const buttons = await movesFor(kit.database.db, by, await readApplicationRecord(kit.database.db, incomplete));
    const reasons = new Map(preview.unable.map((one) => [one.applicationId, one.reasons]));
    expect(reasons.get(incomplete)).toEqual(buttons.find(({ key }) => key === "submit")?.reasons);
    expect(reasons.get(elsewhere)).toEqual([{ code: "not-from-here", params: { status: "to_conclusion" } }]);
    expect(reasons.get(unknown)).toEqual([{ code: "file-unseen" }]);
    expect(preview.unable.find(({ applicationId }) => applicationId === unknown)?.number).toBe("");
  });

  test("takes all that the register's filters leave but those left out", async () => {
    const by = await acting(kit.cast.operator);
    const listed = await previewBulkMove(kit.database.db, by, { move: "submit", filters: { status: ["editing"] } });
    const [first = ""] = listed.able;
    const fewer = await previewBulkMove(kit.database.db, by, {
      move: "submit",
      filters: { status: ["editing"] },
      except: [first],
    });
    expect(fewer.total).toBe(listed.total - 1);
    expect(fewer.able).not.toContain(first);
  });

  test("refuses more files than the setting allows", async () => {
    const by = await acting(kit.cast.operator);
    const few = { ...by, settings: { ...by.settings, value: () => 1 } } as unknown as typeof by;
    const ids = [await kit.create(), await kit.create()];
    const asked = { move: "submit", applicationIds: ids } as const;
    await expect(previewBulkMove(kit.database.db, few, asked)).rejects.toMatchObject({
      details: { reasons: [{ code: "too-many-files", params: { most: 1 } }] },
    });
  });
});

describe("a move of many files", () => {
  test("moves each in its own name, once, names the act in the history, and tells the person", async () => {
    const ids = [await kit.create(), await kit.create(), await kit.create()];
    const { id } = await start("submit", ids);
    expect((await find(id)).state).toBe("waiting");
    // Two servers at once.
    await Promise.all([tick(), tick()]);
    expect(await find(id)).toMatchObject({ state: "ended", total: 3, moved: 3, refused: 0 });
    for (const application of ids) {
      const moves = await movesOf(application);
      expect(moves).toEqual([{ actor: kit.cast.operator.id, params: { move: "submit", bulk: id, files: 3 } }]);
    }
    await tick();
    const told = await kit.database.db
      .selectFrom("notices")
      .select(["user_id", "params"])
      .where("kind", "=", "bulk.ended")
      .where("subject_id", "=", id)
      .execute();
    expect(told).toEqual([{ user_id: kit.cast.operator.id, params: { did: "application", moved: 3, total: 3 } }]);
  });

  test("tells of its files page by page in their order, and refuses a cursor that is none of ours", async () => {
    const ids = [await kit.create(), await kit.create(), await kit.create()];
    const { id } = await start("submit", ids);
    const read = (after?: string) => bulkApplicationPage(kit.database.db, id, { after, limit: 2 });
    const first = await read();
    const rest = await read(first.next ?? "");
    expect(rest.next).toBeNull();
    expect([...first.items, ...rest.items].map(({ applicationId }) => applicationId)).toEqual(ids);
    for (const foreign of ["2", writeCursor("number", ["2"]), writeCursor("position", ["two"])]) {
      await expect(read(foreign)).rejects.toMatchObject({ code: "invalid" });
    }
  });

  test("judges each file when its turn comes: what somebody moved meanwhile stays, the others go on", async () => {
    const [taken, free] = [await kit.create(), await kit.create()];
    const { id } = await start("submit", [taken, free]);
    await kit.act(kit.cast.operator, (tx, given) => submit(tx, given, taken));
    await tick();
    expect(await results(id)).toEqual([["refused", "not-from-here"], ["moved"]]);
    expect(await movesOf(taken)).toHaveLength(1);
  });

  test("begun twice moves nothing twice", async () => {
    const ids = [await kit.create(), await kit.create()];
    const first = await start("submit", ids);
    const second = await start("submit", ids);
    await tick();
    expect([await results(first.id), await results(second.id)]).toEqual([
      [["moved"], ["moved"]],
      [
        ["refused", "not-from-here"],
        ["refused", "not-from-here"],
      ],
    ]);
  });

  test("starts discussions, and announces after review with one reason for all", async () => {
    const applications = [await carryTo(kit, "to_conclusion"), await carryTo(kit, "to_conclusion")];
    await start("start_discussion", applications);
    await tick();
    expect(await Promise.all(applications.map(statusOf))).toEqual(["in_discussion", "in_discussion"]);
    await expect(start("review_announce", applications, kit.cast.reviewer)).rejects.toMatchObject({ code: "invalid" });
    const { id } = await start("review_announce", applications, kit.cast.reviewer, "Koʻrildi");
    await tick();
    expect(await results(id)).toEqual([
      ["refused", "not-from-here"],
      ["refused", "not-from-here"],
    ]);
  });

  test("stops between two files when it is cancelled", async () => {
    const ids = [await kit.create(), await kit.create()];
    const { id } = await start("submit", ids);
    await kit.act(kit.cast.operator, (tx, given) => cancelBulkMove(tx, given, id));
    await tick();
    expect(await find(id)).toMatchObject({ state: "cancelled", moved: 0, left: 2 });
    expect(await Promise.all(ids.map(statusOf))).toEqual(["editing", "editing"]);
    await expect(kit.act(kit.cast.operator, (tx, given) => cancelBulkMove(tx, given, id))).rejects.toMatchObject({
      details: { reasons: [{ code: "work-over" }] },
    });
  });

  test("goes on after a break where it stopped, and leaves out a file that breaks again and again", async () => {
    const ids = [await kit.create(), await kit.create(), await kit.create()];
    const { id } = await start("submit", ids);
    const broken = ids[1];
    const breaking: Events = {
      ...kit.events,
      publish: async (tx, ...told) => {
        if (told.some((event) => event.id === broken)) throw new Error("The cable was pulled.");
        await kit.events.publish(tx, ...told);
      },
    };
    await expect(tick(breaking)).rejects.toThrow("cable");
    expect(await results(id)).toEqual([["moved"], ["waiting"], ["moved"]]);
    await expect(tick(breaking)).rejects.toThrow("cable");
    await expect(tick(breaking)).rejects.toThrow("cable");
    expect(await results(id)).toEqual([["moved"], ["refused", "work-failed"], ["moved"]]);
    await tick();
    expect(await find(id)).toMatchObject({ state: "ended", moved: 2, refused: 1 });
    for (const application of ids) expect(await movesOf(application)).toHaveLength(application === broken ? 0 : 1);
  });

  test("acts by the rights that the person has when a file's turn comes", async () => {
    const ids = [await kit.create()];
    const { id } = await start("submit", ids);
    const setRevoked = (codes: string[]) =>
      kit.database.db
        .updateTable("users")
        .set({ revoked: jsonb(codes) })
        .where("id", "=", kit.cast.operator.id)
        .execute();
    await setRevoked(["submit:property"]);
    await tick();
    await setRevoked([]);
    expect(await results(id)).toEqual([["refused", "permission-missing"]]);
  });

  test("is listed to its owner to the first one, a page at a time", async () => {
    const owner = kit.cast.operator.id;
    const begun: string[] = [];
    for (let n = 0; n < 3; n += 1) begun.push((await start("submit", [await kit.create()])).id);
    const listed: string[] = [];
    let after: string | undefined;
    do {
      const page = await bulkMovePage(kit.database.db, owner, after, 2);
      listed.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
      expect(page.items.length).toBeLessThanOrEqual(2);
      expect(page.total).toBeGreaterThanOrEqual(3);
    } while (after !== undefined);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.slice(0, 3)).toEqual(begun.toReversed());
    await expect(bulkMovePage(kit.database.db, owner, "none of ours", 2)).rejects.toMatchObject({ code: "invalid" });
  });

  test("is its owner's alone, asks for the move's own permission, and is not made in a borrowed name", async () => {
    const { id } = await start("submit", [await kit.create()]);
    await tick();
    await expect(find(id, kit.cast.reviewer)).rejects.toMatchObject({ code: "not-found" });
    const application = await kit.create();
    await expect(start("submit", [application], kit.cast.cashier)).rejects.toMatchObject({
      code: "permission-missing",
    });
    const borrowed: Actor = {
      ...kit.cast.operator,
      impersonation: { byId: kit.cast.reviewer.id, byName: "R", byPinfl: null, until: new Date(), writable: true },
    };
    await expect(start("submit", [application], borrowed)).rejects.toMatchObject({ code: "impersonation-limited" });
  });

  test("of files that were returned since is refused by their open requests", async () => {
    const application = await carryTo(kit, "to_conclusion");
    await kit.act(kit.cast.reviewer, (tx, given) =>
      returnApplication(tx, given, application, {
        reason: "Sabab",
        requests: [{ kind: "correct_address", note: "Manzil" }],
      }),
    );
    const { id } = await start("submit", [application]);
    await tick();
    expect(await results(id)).toEqual([["refused", "edit-requests-open"]]);
  });
});

const council = () => kit.cast.council;
const call = (number: string) =>
  kit.act(council(), (tx, given) => callSession(tx, given, { number, day: "2026-03-20", place: "Zal" }));

describe("acts of the Council on many files", () => {
  const decision = { number: "44-son", date: "2026-03-05" };

  test("put files to a session: the preview names those that are elsewhere, or on another agenda, and each tells the session", async () => {
    const [first, second] = [await call("B-1"), await call("B-2")];
    const [free, other, taken] = [
      await carryTo(kit, "at_council"),
      await carryTo(kit, "at_council"),
      await carryTo(kit, "at_council"),
    ];
    const early = await carryTo(kit, "in_payment");
    await kit.act(council(), (tx, given) => addToAgenda(tx, given, first.session.id, [taken]));
    const applicationIds = [free, early, taken, other];
    const asked = { move: "put_to_session", applicationIds } as const;
    const preview = await previewBulkMove(kit.database.db, await acting(council()), asked);
    expect(preview.able).toEqual([free, other]);
    expect(preview.unable.map(({ reasons }) => reasons)).toEqual([
      [{ code: "not-from-here", params: { status: "in_payment" } }],
      [{ code: "on-agenda", params: { number: "B-1", day: "2026-03-20" } }],
    ]);
    const begin = (by: Actor, sessionId?: string) =>
      kit.act(by, (tx, given) =>
        startBulkMove(tx, given, { move: "put_to_session", applicationIds, ...(sessionId ? { sessionId } : {}) }),
      );
    await expect(begin(council())).rejects.toMatchObject({ details: { errors: [{ pointer: "/sessionId" }] } });
    await expect(begin(kit.cast.operator, second.session.id)).rejects.toMatchObject({ code: "permission-missing" });
    const { id } = await begin(council(), second.session.id);
    await tick();
    expect(await results(id)).toEqual([["moved"], ["refused", "not-from-here"], ["refused", "on-agenda"], ["moved"]]);
    const { items } = await kit.act(council(), (tx, given) => readSession(tx, given, second.session.id));
    expect(items.map(({ applicationId, position }) => [applicationId, position])).toEqual([
      [free, 1],
      [other, 2],
    ]);
    const told = await sessionHistory(kit.database.db, council(), second.session.id, {});
    expect(told.items.filter(({ action }) => action === "council.scheduled")).toHaveLength(2);
  });

  test("decide for with one number and day: each is registered on its own, whatever agenda it is on; none without them", async () => {
    const ids = [await carryTo(kit, "at_council"), await carryTo(kit, "at_council")];
    const early = await carryTo(kit, "in_payment");
    const { session } = await call("B-3");
    await kit.act(council(), (tx, given) => addToAgenda(tx, given, session.id, ids.slice(0, 1)));
    const preview = await previewBulkMove(kit.database.db, await acting(council()), {
      move: "council_for",
      applicationIds: [...ids, early],
    });
    expect(preview.able).toEqual(ids);
    expect(preview.unable).toMatchObject([{ applicationId: early, reasons: [{ code: "not-from-here" }] }]);
    const begin = (given: { decision?: typeof decision }) =>
      kit.act(council(), (tx, by) => startBulkMove(tx, by, { move: "council_for", applicationIds: ids, ...given }));
    await expect(begin({})).rejects.toMatchObject({ code: "invalid" });
    await expect(begin({ decision: { ...decision, date: "2099-01-01" } }), "a day to come").rejects.toMatchObject({
      details: { errors: [{ pointer: "/decision/date" }] },
    });
    const { id } = await begin({ decision });
    await tick();
    expect(await results(id)).toEqual([["moved"], ["moved"]]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(["registered", "registered"]);
    const { items } = await kit.act(council(), (tx, given) => readSession(tx, given, session.id));
    expect(items).toMatchObject([{ outcome: { verdict: "for", number: "44-son", day: "2026-03-05" } }]);
  });
});

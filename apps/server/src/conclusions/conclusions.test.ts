import type { InboxView } from "@yer/api/contract/conclusions";
import { searchKey, sortKey } from "@yer/api/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../access/actor.js";
import { answerRequest } from "../applications/edit-requests.js";
import { readFileHistory } from "../applications/history.js";
import { seesHeldFile } from "../applications/held-file.js";
import { readApplication } from "../applications/read.js";
import { returnFile, startDiscussion, submit } from "../applications/service.js";
import { jsonb } from "../database/jsonb.js";
import { withTransaction } from "../database/transaction.js";
import { readDiscussion } from "../discussion/read.js";
import { giveConclusion } from "../discussion/service.js";
import { findDraft, putDraft } from "../drafts/queries.js";
import { type FileKit, madePinfl, openFileKit } from "../testing/fileKit.js";
import { ensureStandardPositions, standardPositions } from "../users/standard-positions.js";
import { readColleagues } from "./colleagues.js";
import { passSeats } from "./hand-over.js";
import { inboxPage, inboxTotal, stepsAsking, usualSort } from "./inbox.js";
import {
  delegateConclusion,
  releaseConclusion,
  renewConclusion,
  takeConclusion,
  takeOverConclusion,
} from "./service.js";

const hour = 3_600_000;
const step = "architecture";
const reason = "Xodim taʼtilda";

let kit: FileKit;
/** Three members of the architects' body: two who give conclusions, and their head. */
let first: Actor;
let second: Actor;
let head: Actor;

beforeAll(async () => {
  kit = await openFileKit();
  await withTransaction(kit.database.db, ensureStandardPositions);
  first = await member("Birinchi", "member", 1);
  second = await member("Ikkinchi", "member", 2);
  head = await member("Rahbar", "bodyHead", 3);
});
afterAll(() => kit.close());

/** A member of the architects' body who stands in the register of people, as delegation asks. */
async function member(name: string, position: "member" | "bodyHead", serial: number): Promise<Actor> {
  const person: Actor = {
    ...kit.cast.architect,
    id: uuidv7(),
    name,
    pinfl: madePinfl(500 + serial),
    codes: new Set<string>(standardPositions[position].codes),
  };
  await kit.database.db
    .insertInto("users")
    .values({
      id: person.id,
      name,
      sort_key: sortKey(name),
      search_key: searchKey(name),
      username: null,
      password_hash: null,
      pinfl: person.pinfl,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: null,
      is_staff: true,
      organisation_id: person.organisation?.id ?? null,
      position_id: standardPositions[position].id,
      territory: person.territory,
      granted: jsonb([]),
      revoked: jsonb([]),
      blocked: false,
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: kit.clock.now(),
    })
    .execute();
  return person;
}

async function running(given: Parameters<FileKit["create"]>[0] = {}): Promise<string> {
  const id = await kit.create(given);
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  return id;
}

const sendBack = (id: string) =>
  kit.act(kit.cast.reviewer, (tx, acting) =>
    returnFile(tx, acting, id, { reason: "Chegara", requests: [{ kind: "fix_outline", note: "Chegara" }] }),
  );
/** Answers what the return asked for, and starts the discussion anew. */
async function comeBack(id: string): Promise<void> {
  const { editRequests } = await kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
  for (const { id: request, answer } of editRequests) {
    if (answer === null)
      await kit.act(kit.cast.operator, (tx, acting) => answerRequest(tx, acting, id, request, "Tuzatildi"));
  }
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
}

const take = (who: Actor, id: string, stepId = step) =>
  kit.act(who, (tx, acting) => takeConclusion(tx, acting, id, stepId));
const give = (who: Actor, id: string, fileIds: string[] = []) =>
  kit.act(who, (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: who.organisation?.kind === "ecology" ? "ecology" : step,
      verdict: "positive",
      summary: "Maʼqul",
      answers: who.organisation?.kind === "ecology" ? { "21": 1 } : { "17": 2 },
      fileIds,
    }),
  );
const takeOver = (who: Actor, id: string) =>
  kit.act(who, (tx, acting) => takeOverConclusion(tx, acting, id, { stepId: step, reason }));
const delegate = (who: Actor, id: string, to: Actor) =>
  kit.act(who, (tx, acting) => delegateConclusion(tx, acting, id, { stepId: step, to: to.id, reason }));

const held = (by: Actor) => ({
  code: "move-refused",
  details: {
    reasons: [
      {
        code: "conclusion-held",
        params: { name: by.name, until: expect.stringMatching(/^\d\d\.\d\d\.2026 \d\d:\d\d$/) as unknown },
      },
    ],
  },
});
const because = (code: string) => ({ code: "move-refused", details: { reasons: [{ code }] } });

const at = () => ({ now: kit.clock.now(), soonDays: 3 });
async function inbox(who: Actor, view: InboxView, filters = {}, limit = 50) {
  const asked = { view, filters, steps: await stepsAsking(kit.database.db, who) };
  const rows = await inboxPage(kit.database.db, who, asked, { sort: usualSort(view), after: undefined, limit }, at());
  const { total } = await inboxTotal(kit.database.db, who, asked, at(), false);
  return { rows: rows.map(({ row }) => row), total };
}

async function actionsOf(id: string): Promise<string[]> {
  const { items } = await kit.act(kit.cast.operator, (tx, acting) => readFileHistory(tx, acting, id, {}));
  return items.map(({ action }) => action).filter((action) => action.startsWith("conclusion."));
}

describe("taking a conclusion", () => {
  let id = "";
  beforeEach(async () => {
    id = await running();
  });

  test("makes it one person's until the lease is over; the others are told whose and until when", async () => {
    const taken = await take(first, id);
    expect(taken.lease).toMatchObject({
      holder: { id: first.id, name: first.name },
      until: new Date(kit.clock.now().getTime() + 8 * hour).toISOString(),
      live: true,
      mine: true,
    });
    await expect(take(second, id)).rejects.toMatchObject(held(first));
    await expect(give(second, id)).rejects.toMatchObject(held(first));
    expect(await actionsOf(id)).toEqual(["conclusion.taken"]);

    kit.clock.advance(8 * hour);
    expect(await take(second, id)).toMatchObject({ lease: { holder: { name: second.name }, live: true } });
    await expect(give(first, id)).rejects.toMatchObject(held(second));
    await give(second, id);
    expect(await actionsOf(id)).toEqual(["conclusion.given", "conclusion.taken", "conclusion.taken"]);
  });

  test("twice by the same person, or by a form that is open, begins the lease anew and tells nobody", async () => {
    await take(first, id);
    kit.clock.advance(5 * hour);
    const again = await kit.act(first, (tx, acting) => renewConclusion(tx, acting, id, step));
    expect(again.lease?.until).toBe(new Date(kit.clock.now().getTime() + 8 * hour).toISOString());
    expect((await take(first, id)).lease?.since).toBe(again.lease?.since);
    expect(await actionsOf(id)).toEqual(["conclusion.taken"]);
    await expect(kit.act(second, (tx, acting) => renewConclusion(tx, acting, id, step))).rejects.toMatchObject(
      because("conclusion-not-held"),
    );
  });

  test("at once by many ends with one of them holding it, and one entry in the history", async () => {
    const outcomes = await Promise.allSettled([first, second, head, first, second, head].map((who) => take(who, id)));
    const won = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.lease?.holder.id] : []));
    // The winner's second try finds the seat theirs.
    expect(new Set(won).size).toBe(1);
    expect(won).toHaveLength(2);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [(outcome.reason as { code?: string }).code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(["move-refused"]));
    expect(await actionsOf(id)).toEqual(["conclusion.taken"]);
  });

  test("and giving it at once by two leaves one conclusion", async () => {
    const outcomes = await Promise.allSettled([take(first, id), give(second, id)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(1);
    const seen = await kit.act(first, (tx, acting) => readDiscussion(tx, acting, id));
    const holder = seen?.steps.find(({ stepId }) => stepId === step)?.leases[0]?.holder.id;
    expect(seen?.conclusions.length === 1 || holder === first.id).toBe(true);
  });

  test("is not needed where nobody holds it: giving it is taking it, and empties the seat", async () => {
    await give(first, id);
    const seen = await kit.act(second, (tx, acting) => readDiscussion(tx, acting, id));
    expect(seen?.steps.find(({ stepId }) => stepId === step)).toMatchObject({ leases: [] });
    // Superseding asks for the seat as well.
    await take(second, id);
    await expect(give(first, id)).rejects.toMatchObject(held(second));
    await give(second, id);
    expect(await actionsOf(id)).toEqual(["conclusion.superseded", "conclusion.taken", "conclusion.given"]);
  });

  test("is for members of a body that is asked, who may, within their territory, and are no party to the file", async () => {
    const { cast } = kit;
    await expect(take(cast.ecologist, id, step)).rejects.toMatchObject(because("not-your-step"));
    await expect(take(cast.operator, id)).rejects.toMatchObject({ code: "permission-missing" });
    await expect(take({ ...first, territory: "1703202" }, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(take({ ...first, organisation: { id: uuidv7(), kind: "gas" } }, id)).rejects.toMatchObject({
      code: "not-found",
    });
    const own = await running({
      occupier: { kind: "person", name: "Birinchi", pinfl: first.pinfl, passport: "ZZ1234567", birthDate: null },
    });
    await expect(take(first, own)).rejects.toMatchObject({ code: "duty-conflict" });
    await expect(delegate(second, own, first)).rejects.toMatchObject(because("own-file"));
    // One who took another part on the file concludes nothing on it.
    await kit.database.db
      .insertInto("application_duties")
      .values({ home_region: "1718", application_id: id, user_id: first.id, part: "review", at: kit.clock.now() })
      .execute();
    await expect(take(first, id)).rejects.toMatchObject({ code: "duty-conflict" });
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
    await expect(take(impersonated, id)).rejects.toMatchObject({ code: "impersonation-limited" });
  });

  test("ends with the run, and goes on where the file comes back while the lease lasts", async () => {
    await take(first, id);
    await sendBack(id);
    await expect(take(first, id)).rejects.toMatchObject({ code: "move-refused" });
    const mine = async () => (await inbox(first, "mine")).rows.map(({ applicationId }) => applicationId);
    expect(await mine()).not.toContain(id);
    await comeBack(id);
    expect(await mine()).toContain(id);
    await expect(take(second, id)).rejects.toMatchObject(held(first));
  });
});

describe("what was written", () => {
  const form = "give:conclusion";
  let id = "";
  const key = (who: Actor) => ({ person: who.id, form, record: `${id}-${step}` });
  const write = (who: Actor, value: Record<string, unknown>) =>
    withTransaction(kit.database.db, (tx) =>
      putDraft(tx, key(who), { value, baseVersion: null, savedAt: kit.clock.now() }),
    );
  const draft = async (who: Actor) => (await findDraft(kit.database.db, key(who)))?.value;
  beforeEach(async () => {
    id = await running();
  });

  test("goes to the next who takes it, after the lease or a release, with the files uploaded for it", async () => {
    const [plan, foreign] = [uuidv7(), uuidv7()];
    await kit.database.db
      .insertInto("stored_file")
      .values(
        [
          { id: plan, uploaded_by: first.id },
          { id: foreign, uploaded_by: kit.cast.operator.id },
        ].map((file) => ({
          ...file,
          sha256: file.id,
          name: "reja.pdf",
          type: "pdf" as const,
          size: 10,
          state: "clean" as const,
          uploaded_at: kit.clock.now(),
        })),
      )
      .execute();
    await take(first, id);
    await write(first, { summary: "Boshlangan", files: [{ id: plan }, { id: foreign }] });
    await kit.act(first, (tx, acting) => releaseConclusion(tx, acting, id, step));
    await take(second, id);
    expect(await draft(second)).toMatchObject({ summary: "Boshlangan" });
    expect(await draft(first)).toBeUndefined();
    expect(await seesHeldFile(kit.database.db, second, plan)).toBe(true);
    expect(await seesHeldFile(kit.database.db, second, foreign)).toBe(false);
    await expect(give(second, id, [foreign])).rejects.toMatchObject({ code: "invalid" });
    await give(second, id, [plan]);
  });

  test("is never written over by a colleague's", async () => {
    await take(first, id);
    await write(first, { summary: "Birinchining soʻzi" });
    await write(second, { summary: "Ikkinchining soʻzi" });
    kit.clock.advance(9 * hour);
    await take(second, id);
    expect(await draft(second)).toEqual({ summary: "Ikkinchining soʻzi" });
    expect(await draft(first)).toEqual({ summary: "Birinchining soʻzi" });
  });

  test("goes to the next over a return, unless who wrote it is of the body no more", async () => {
    await take(first, id);
    await write(first, { summary: "Qaytarishdan oldin" });
    const other = await running();
    await take(second, other);
    await sendBack(id);
    await sendBack(other);
    kit.clock.advance(9 * hour);
    await kit.database.db.updateTable("users").set({ blocked: true }).where("id", "=", second.id).execute();
    await comeBack(id);
    await comeBack(other);
    const seat = await take(head, id);
    expect(seat).toMatchObject({ lease: { holder: { name: head.name } } });
    expect(await draft(head)).toEqual({ summary: "Qaytarishdan oldin" });
    const { rows } = await inbox(head, "waiting");
    expect(rows.find(({ applicationId }) => applicationId === other)?.lease).toBeNull();
    await kit.database.db.updateTable("users").set({ blocked: false }).where("id", "=", second.id).execute();
  });

  test("goes along when somebody leaves: to who may give it, or the seat is free", async () => {
    await take(first, id);
    await write(first, { summary: "Ketishdan oldin" });
    const other = await running();
    await kit.database.db
      .insertInto("application_duties")
      .values({ home_region: "1718", application_id: other, user_id: second.id, part: "review", at: kit.clock.now() })
      .execute();
    await take(first, other);
    await kit.act(head, (tx, { now, events }) =>
      passSeats(tx, { actor: head, now, events }, first.id, [second], "Ishdan ketdi"),
    );
    expect(await draft(second)).toEqual({ summary: "Ketishdan oldin" });
    await expect(take(first, id)).rejects.toMatchObject(held(second));
    expect(await actionsOf(id)).toEqual(["conclusion.delegated", "conclusion.taken"]);
    expect(await actionsOf(other)).toEqual(["conclusion.released", "conclusion.taken"]);
    expect(await take(head, other)).toMatchObject({ lease: { holder: { name: head.name } } });
  });
});

describe("a supervisor", () => {
  let id = "";
  beforeEach(async () => {
    id = await running();
  });

  test("takes over from who holds it, with a reason in the history; others may not, and not what is free", async () => {
    await expect(takeOver(head, id)).rejects.toMatchObject(because("conclusion-free"));
    await take(first, id);
    await expect(takeOver(second, id)).rejects.toMatchObject({ code: "permission-missing" });
    expect(await takeOver(head, id)).toMatchObject({ lease: { holder: { name: head.name }, mine: true } });
    await expect(give(first, id)).rejects.toMatchObject(held(head));
    await expect(takeOver(head, id)).rejects.toMatchObject(because("conclusion-own"));
    const { items } = await kit.act(head, (tx, acting) => readFileHistory(tx, acting, id, {}));
    expect(items[0]).toMatchObject({ action: "conclusion.taken-over", reason, params: { name: first.name } });
    await give(head, id);
  });

  test("gives it to a colleague, also one that another holds; a member gives away only what they hold", async () => {
    await take(first, id);
    await expect(delegate(second, id, head)).rejects.toMatchObject(held(first));
    expect(await delegate(head, id, second)).toMatchObject({ lease: { holder: { name: second.name }, mine: false } });
    expect(await delegate(second, id, first)).toMatchObject({ lease: { holder: { name: first.name } } });
    await expect(delegate(first, id, first)).rejects.toMatchObject({ code: "invalid" });
    await expect(delegate(first, id, kit.cast.ecologist)).rejects.toMatchObject({ code: "invalid" });
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
    await give(first, id);
  });

  test("is offered colleagues with the reason against each, and what they hold", async () => {
    await take(second, id);
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
    await take(first, id);
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
    // Another body learns nothing of it while the run lasts; the office that leads the file does.
    const others = await kit.act(kit.cast.ecologist, (tx, acting) => readDiscussion(tx, acting, id));
    expect(others?.steps.flatMap(({ leases }) => leases)).toEqual([]);
    const office = await kit.act(kit.cast.operator, (tx, acting) => readDiscussion(tx, acting, id));
    expect(office?.steps.flatMap(({ leases }) => leases)).toMatchObject([{ holder: { name: first.name } }]);
  });
});

describe("the inbox", () => {
  test("holds what the body owes, what one holds, what is late or soon, and what was given; counts are its lengths", async () => {
    await sql`update step_bodies set state = 'passed' where state <> 'passed'`.execute(kit.database.db);
    const [a, b, c] = [await running(), await running(), await running()];
    await take(first, a);
    await give(second, c);
    const ids = async (who: Actor, view: InboxView, filters = {}) => {
      const { rows, total } = await inbox(who, view, filters);
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
    const { rows } = await inbox(first, "waiting");
    expect(rows.find(({ applicationId }) => applicationId === a)).toMatchObject({
      step: expect.stringContaining("rxitektura"),
      lease: { holder: { name: first.name }, mine: true },
      deadline: { state: "running" },
    });
    const number = rows.find(({ applicationId }) => applicationId === b)?.number ?? "";
    expect(await ids(first, "waiting", { search: number })).toEqual([b]);
    expect(await ids(first, "waiting", { step: [rows[0]?.step ?? ""] })).toHaveLength(2);
    expect(await ids(first, "waiting", { step: ["Boshqa bosqich"] })).toEqual([]);
    expect(await ids(first, "waiting", { status: ["announced"] })).toEqual([]);
    expect(await ids(first, "waiting", { ground: [2] })).toEqual([]);

    const due = Date.parse(rows[0]?.deadline.endsAt ?? "");
    kit.clock.advance(due - kit.clock.now().getTime() - hour);
    expect(await ids(first, "soon")).toHaveLength(2);
    // The lease is over long since: nobody's work any more.
    expect(await ids(first, "mine")).toEqual([]);
    kit.clock.advance(2 * hour);
    expect(await ids(first, "soon")).toEqual([]);
    expect(await ids(first, "late")).toHaveLength(2);
    expect((await inbox(first, "late")).rows[0]).toMatchObject({ deadline: { state: "late" }, lease: { live: false } });
  });
});

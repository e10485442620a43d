import { afterAll, beforeAll, expect, test } from "vitest";
import { withTransaction } from "../../platform/database/transaction.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { forgetNoticesJob, notify, notifyOfMany, type Telling } from "./service.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

interface Told {
  readonly id: string;
  readonly count: number;
  readonly readAt: string | null;
  readonly subject: { readonly id: string } | null;
  readonly params: Record<string, unknown>;
}

async function tell(
  to: readonly string[],
  serial: number,
  { gathering = undefined as string | undefined, later = 0 } = {},
) {
  const now = new Date(service.clock.now().getTime() + later);
  await withTransaction(service.context.db, async (tx) =>
    notify(
      tx,
      { events: service.context.events, now },
      {
        to,
        kind: "deadline.escalated",
        subject: { kind: "application", id: `file-${serial}` },
        params: { number: `2026-1718-${serial}`, status: "in_review", days: 1 },
        ...(gathering === undefined ? {} : { gathering }),
      },
    ),
  );
}

async function read({ token }: MadePerson, query = "") {
  const { body } = await service.call({ path: `/notices${query}`, token });
  return body as unknown as { items: Told[]; unread: number; total: number; next: string | null };
}

test("each person reads what they were told and nobody else's, the latest first", async () => {
  const one = await makePerson(service);
  const other = await makePerson(service);
  await tell([one.id, other.id, one.id], 1);
  await tell([one.id], 2, { later: 1 });
  expect((await read(one)).items.map(({ params }) => params["number"])).toEqual(["2026-1718-2", "2026-1718-1"]);
  const [theirs] = (await read(other)).items;
  const mine = await service.call({ method: "POST", path: `/notices/${theirs?.id}/read`, token: one.token });
  expect(mine.status).toBe(404);
  expect((await read(other)).unread).toBe(1);
});

/** What two people are told of applications: gathered by status, apart, and the same person twice. */
const tellings = ([first, second]: readonly string[]): Telling[] =>
  [
    { to: [first, second, first], gathering: "in_review", serial: 1 },
    { to: [second], gathering: "in_review", serial: 2 },
    { to: [first], gathering: "at_council", serial: 3 },
    { to: [first], gathering: undefined, serial: 4 },
    { to: [first], gathering: undefined, serial: 5 },
    { to: [first], gathering: "in_review", serial: 6 },
    { to: [], gathering: "in_review", serial: 7 },
  ].map(({ to, gathering, serial }) => ({
    to: to.flatMap((id) => id ?? []),
    kind: "deadline.escalated",
    subject: { kind: "application", id: `file-${serial}` },
    params: { number: `2026-1718-${serial}` },
    ...(gathering === undefined ? {} : { gathering }),
  }));

/** What stands in people's lists. */
const left = async (people: readonly MadePerson[]) =>
  Promise.all(
    people.map(async (person) =>
      (await read(person)).items
        .map(({ count, subject, params }) => ({ count, subject, params }))
        .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    ),
  );

test("many things told at once leave what telling them one after the other leaves", async () => {
  const { db, events } = service.context;
  const acting = { events, now: service.clock.now() };
  const alone = [await makePerson(service), await makePerson(service)];
  const together = [await makePerson(service), await makePerson(service)];
  await withTransaction(db, async (tx) => {
    for (const telling of tellings(alone.map(({ id }) => id))) await notify(tx, acting, telling);
    await notifyOfMany(tx, acting, tellings(together.map(({ id }) => id)));
  });
  const [first, second] = await left(together);
  expect([first, second]).toEqual(await left(alone));
  expect(first).toContainEqual({ count: 2, subject: null, params: { number: "2026-1718-6" } });
  expect(second).toEqual([{ count: 2, subject: null, params: { number: "2026-1718-2" } }]);
});

test("what was read stays so, and what came after the person looked stays unread", async () => {
  const person = await makePerson(service);
  await tell([person.id], 1);
  await tell([person.id], 2, { later: 1000 });
  await tell([person.id], 3, { later: 2000 });
  const [, second, first] = (await read(person)).items;
  for (let time = 0; time < 2; time += 1) {
    const { status } = await service.call({ method: "POST", path: `/notices/${first?.id}/read`, token: person.token });
    expect(status).toBe(204);
  }
  expect(await read(person)).toMatchObject({ unread: 2, total: 3 });
  const until = new Date(service.clock.now().getTime() + 1000).toISOString();
  const { body } = await service.call({ method: "POST", path: "/notices/read", token: person.token, body: { until } });
  expect(body["read"]).toBe(1);
  const left = await read(person, "?unread=true");
  expect(left.items.map(({ params }) => params["number"])).toEqual(["2026-1718-3"]);
  expect((await read(person)).items.find(({ id }) => id === second?.id)?.readAt).toBe(
    service.clock.now().toISOString(),
  );
});

test("alike ones that nobody has read become one, and a new one begins once it was read", async () => {
  const person = await makePerson(service);
  await tell([person.id], 1, { gathering: "in_review" });
  expect((await read(person)).items).toMatchObject([{ count: 1, subject: { id: "file-1" } }]);
  await Promise.all([2, 3].map(async (serial) => tell([person.id], serial, { gathering: "in_review", later: serial })));
  const [gathered] = (await read(person)).items;
  expect(gathered).toMatchObject({ count: 3, subject: null });
  await service.call({ method: "POST", path: `/notices/${gathered?.id}/read`, token: person.token });
  await tell([person.id], 4, { gathering: "in_review", later: 10 });
  expect((await read(person)).items.map(({ count }) => count)).toEqual([1, 3]);
});

test("a long list comes page by page, none lost or doubled, and a foreign cursor is refused", async () => {
  const person = await makePerson(service);
  for (let serial = 0; serial < 7; serial += 1) await tell([person.id], serial);
  const seen: string[] = [];
  let next: string | null = "";
  while (next !== null) {
    const after: string = next === "" ? "" : `&after=${next}`;
    const page = await read(person, `?limit=3${after}`);
    seen.push(...page.items.map(({ id }) => id));
    next = page.next;
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen).toHaveLength(7);
  const foreign = await service.call({ path: "/notices?after=abc", token: person.token });
  expect(foreign).toMatchObject({ status: 400, body: { code: "invalid" } });
});

test("an open screen hears of it once it is true, and not when it came to nothing", async () => {
  const person = await makePerson(service);
  const heard: string[] = [];
  const stop = service.context.events.subscribe(({ kind, user }) => {
    if (user === person.id) heard.push(kind);
  });
  const failed = withTransaction(service.context.db, async (tx) => {
    const acting = { events: service.context.events, now: service.clock.now() };
    await notify(tx, acting, { to: [person.id], kind: "deadline.escalated", subject: null });
    throw new Error("the act failed");
  });
  await expect(failed).rejects.toThrow("the act failed");
  await tell([person.id], 1);
  await expect.poll(() => heard).toEqual(["notice.told"]);
  stop();
  expect((await read(person)).total).toBe(1);
});

test("what was told is forgotten after the days of the setting", async () => {
  const person = await makePerson(service);
  await tell([person.id], 1);
  await tell([person.id], 2, { later: 86_400_000 });
  await forgetNoticesJob(service.context.db).tick(new Date(service.clock.now().getTime() + 90 * 86_400_000 + 1));
  expect((await read(person)).items.map(({ params }) => params["number"])).toEqual(["2026-1718-2"]);
});

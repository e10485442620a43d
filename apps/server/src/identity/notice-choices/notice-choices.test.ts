import type { NoticeChoices } from "@yer/api/contract/notice-choices";
import type { NoticeKind } from "@yer/api/contract/notices";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jsonb } from "../../platform/sql/jsonb.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Mail } from "../../platform/mail/mailer.js";
import { notify } from "../notices/service.js";
import { sendOutboxJob } from "../../platform/outbox/outbox.js";
import { smsLength } from "../../platform/sms/sms-text.js";
import type { Sms } from "../../platform/sms/sms-sender.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { usualPreferences } from "../users/me-service.js";
import { deliverNoticesJob, deliverTo } from "./deliver.js";

let service: TestApp;
/** What mail server and SMS broker took, by the id it came under. */
const letters: (Mail & { readonly id: string })[] = [];
const texts: (Sms & { readonly id: string })[] = [];
let isDown = false;
let phones = 901_000_000;

function takeInto<Message>(taken: (Message & { readonly id: string })[]) {
  return async (message: Message, id: string): Promise<void> => {
    if (isDown) throw new Error("out of reach");
    taken.push({ ...message, id });
  };
}

beforeAll(async () => {
  service = await openTestApp({}, { mailer: { send: takeInto(letters) }, sms: { send: takeInto(texts) } });
});
afterAll(async () => service.close());
beforeEach(async () => {
  isDown = false;
  letters.length = 0;
  texts.length = 0;
  await service.context.db.deleteFrom("outbox").execute();
  await service.context.db.deleteFrom("notice_deliveries").execute();
  service.clock.set(at("14:00"));
});

/** A time of 5 March 2026 in Tashkent, or of a day near it. */
function at(time: string, day = "05"): Date {
  return new Date(`2026-03-${day}T${time}:00+05:00`);
}

async function reader(
  locale: "uz_UZ" | "uz_Cyrl" | "ru_RU" = "uz_UZ",
): Promise<MadePerson & { phone: string; email: string }> {
  const person = await makePerson(service);
  const phone = `+998${(phones += 1)}`;
  const email = `${phone.slice(1)}@yer.example`;
  await service.context.db
    .updateTable("users")
    .set({ phone, email, preferences: jsonb({ ...usualPreferences, locale }) })
    .where("id", "=", person.id)
    .execute();
  return { ...person, phone, email };
}

const read = async ({ token }: MadePerson) =>
  (await service.call({ path: "/users/me/notice-choices", token })).body as unknown as NoticeChoices;

const put = async ({ token }: MadePerson, body: unknown, version: number) =>
  service.call({
    method: "PUT",
    path: "/users/me/notice-choices",
    token,
    body,
    headers: { "if-match": `"${version}"` },
  });

/** Chooses how one kind is told, and the hours. */
async function choose(
  person: MadePerson,
  kind: NoticeKind,
  how: Partial<NoticeChoices["kinds"][NoticeKind]>,
  hours: Partial<Pick<NoticeChoices, "quiet" | "digestAt">> = {},
) {
  const { kinds, quiet, digestAt, version } = await read(person);
  const changed = { ...kinds, [kind]: { ...kinds[kind], ...how } };
  const reply = await put(person, { kinds: changed, quiet, digestAt, ...hours }, version);
  expect(reply.status).toBe(200);
}

async function tell(person: MadePerson, kind: NoticeKind, params: Record<string, string | number>, subject?: string) {
  await withTransaction(service.context.db, async (tx) =>
    notify(
      tx,
      { events: service.context.events, now: service.clock.now() },
      {
        to: [person.id],
        kind,
        subject: subject === undefined ? null : { kind: "application", id: subject },
        params,
      },
    ),
  );
}

const late = { number: "2026-1718-000007", status: "in_review", days: 2 };
const entered = { number: "2026-1718-000008", view: "Mening ishlarim", query: "" };

/** Calls while the session that was opened at 14:00 lives, whatever the clock shows. */
async function signedIn<Result>(call: () => Promise<Result>): Promise<Result> {
  const now = service.clock.now();
  service.clock.set(at("14:05"));
  const result = await call();
  service.clock.set(now);
  return result;
}

/** Lets both jobs run once, as a server does. */
async function pass(time?: Date): Promise<void> {
  if (time !== undefined) service.clock.set(time);
  const now = service.clock.now();
  await deliverNoticesJob(service.context).tick(now);
  await sendOutboxJob(service.context).tick(now);
}

test("who has chosen nothing is told by letter what asks for something, and by SMS nothing", async () => {
  const person = await reader();
  expect(await read(person)).toMatchObject({
    version: 0,
    quiet: { from: "21:00", to: "08:00" },
    digestAt: "09:00",
    email: person.email,
    phone: person.phone,
    ways: { email: true, sms: true },
    kinds: { "deadline.escalated": { email: true, sms: false, pace: "digest" } },
  });
  await tell(person, "export.ready", { rows: 3 });
  await tell(person, "conclusion.delegated", { number: late.number, by: "Sinov", step: "1", reason: "taʼtil" }, "one");
  await pass();
  expect(letters).toMatchObject([{ to: person.email, subject: "Yer: Sizga topshirilgan xulosalar" }]);
  expect(letters[0]?.text).toContain(`${service.context.config.publicUrl}/application/one`);
  expect(texts).toEqual([]);
});

test("what is chosen for a kind holds for it alone, from the next notice on", async () => {
  const person = await reader();
  await choose(person, "view.entered", { sms: true, email: true, pace: "now" });
  await choose(person, "deadline.escalated", { email: false });
  await tell(person, "view.entered", entered);
  await tell(person, "deadline.escalated", late);
  await pass();
  expect(texts).toMatchObject([
    { to: person.phone, text: "Yer: kuzatilayotgan ko'rinishga 2026-1718-000008 ish kirdi" },
  ]);
  expect(letters).toHaveLength(1);
  await pass(at("10:00", "07"));
  expect(letters).toHaveLength(1);
});

test("within quiet hours everything waits for their end and is then one message, but the urgent", async () => {
  const person = await reader();
  const hours = { quiet: { from: "22:00", to: "07:00" } };
  await choose(person, "view.entered", { sms: true, pace: "now" }, hours);
  await choose(person, "account.device", { sms: true });
  service.clock.set(at("23:00"));
  await tell(person, "view.entered", entered);
  await tell(person, "view.entered", entered);
  await tell(person, "account.device", {});
  await pass();
  expect(texts).toMatchObject([{ text: expect.stringContaining("yangi qurilmadan") }]);
  await pass(at("06:59", "06"));
  expect(texts).toHaveLength(1);
  await pass(at("07:00", "06"));
  await pass(at("07:01", "06"));
  expect(texts.slice(1)).toMatchObject([
    { text: "Yer: 2 ta yangi xabar. Kuzatilayotgan ko'rinishga kirgan ishlar: 2" },
  ]);
});

test("a second try does not ring in quiet hours either", async () => {
  const person = await reader();
  await choose(person, "view.entered", { sms: true, pace: "now" }, { quiet: { from: "22:00", to: "07:00" } });
  service.clock.set(at("21:59"));
  await tell(person, "view.entered", entered);
  isDown = true;
  await pass();
  isDown = false;
  await pass(at("22:05"));
  await pass(at("03:00", "06"));
  expect(texts).toEqual([]);
  await pass(at("07:00", "06"));
  expect(texts).toHaveLength(1);
});

test("the digest is one letter a day at the person's hour, by kind, in their language, and never empty", async () => {
  const person = await reader("ru_RU");
  await choose(person, "view.entered", { email: true, sms: true, pace: "digest" }, { digestAt: "17:30" });
  await tell(person, "deadline.escalated", late, "late-one");
  await tell(person, "view.entered", entered);
  await tell(person, "deadline.escalated", { ...late, number: "2026-1718-000009" }, "late-two");
  await pass(at("17:29"));
  expect(letters).toEqual([]);
  await pass(at("17:30"));
  await pass(at("17:31"));
  expect(texts).toEqual([]);
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  expect(letter?.subject).toBe("Ер: сводка за день, 3 уведомления");
  expect(letter?.text).toMatch(
    /^Просроченные дела: 2\n- Дело 2026-1718-000007 .*: Рассмотрение\n.*late-one\n- Дело 2026-1718-000009/,
  );
  expect(letter?.text).toContain("\n\nДела, попавшие в отслеживаемый вид: 1\n- ");
  expect(letter?.text.endsWith("/user-profile")).toBe(true);

  // Told after the digest of the day, though the hour is put off: with the next day's.
  await tell(person, "view.entered", entered);
  await signedIn(async () => choose(person, "view.entered", {}, { digestAt: "18:00" }));
  await pass(at("18:05"));
  expect(letters).toHaveLength(1);
  // All of it read: there is nothing to tell.
  const until = service.clock.now().toISOString();
  const readAll = { method: "POST", path: "/notices/read", token: person.token, body: { until } } as const;
  expect((await signedIn(async () => service.call(readAll))).body).toEqual({ read: 4 });
  await pass(at("18:00", "06"));
  expect(letters).toHaveLength(1);
});

test("a digest that nothing of goes by letter is one SMS of no more parts than the setting, half as long in Cyrillic", async () => {
  const person = await reader("uz_Cyrl");
  const { kinds, quiet, version } = await read(person);
  const bySms = Object.fromEntries(
    Object.entries(kinds).map(([kind, how]) => [
      kind,
      kind.startsWith("account.") ? how : { email: false, sms: true, pace: "digest" },
    ]),
  );
  await put(person, { kinds: bySms, quiet, digestAt: "16:00" }, version);
  await tell(person, "deadline.escalated", late);
  await tell(person, "view.entered", entered);
  await tell(person, "bulk.ended", { total: 3, moved: 2 });
  await tell(person, "export.ready", { rows: 1 });
  await tell(person, "conclusion.delegated", { number: "1", by: "a", step: "b", reason: "c" });
  await pass(at("16:00"));
  expect(letters).toEqual([]);
  expect(texts).toMatchObject([
    { text: expect.stringMatching(/^Ер: кунлик жамланма\. Муддати ўтган ишлар: 1; .*\.\.\.$/) },
  ]);
  expect(smsLength(texts[0]?.text ?? "")).toMatchObject({ alphabet: "ucs2", parts: 2 });
});

test("two servers that pass at once send a message once, and one digest", async () => {
  const person = await reader();
  await choose(person, "view.entered", { sms: true, pace: "now" });
  await tell(person, "view.entered", entered);
  await tell(person, "deadline.escalated", late);
  service.clock.set(at("09:00", "06"));
  await Promise.all([pass(), pass(), pass()]);
  expect(texts).toHaveLength(1);
  expect(letters).toHaveLength(1);
});

test("a server that dies while it writes leaves all of it to be sent, one that dies while it sends the same id", async () => {
  const person = await reader();
  await choose(person, "view.entered", { sms: true, email: true, pace: "now" });
  await tell(person, "view.entered", entered);
  const { db } = service.context;
  const killed = withTransaction(db, async (tx) => {
    await deliverTo(service.context, tx, person.id, service.clock.now());
    throw new Error("killed before the commit");
  });
  await expect(killed).rejects.toThrow("killed before the commit");
  await pass();
  expect(texts).toHaveLength(1);
  expect(letters).toHaveLength(1);

  // Between the broker's yes and forgetting it: the row is as the claim left it.
  await tell(person, "view.entered", { ...entered, number: "2026-1718-000010" });
  await deliverNoticesJob(service.context).tick(service.clock.now());
  const rows = await db.selectFrom("outbox").selectAll().where("channel", "=", "sms").execute();
  await sendOutboxJob(service.context).tick(service.clock.now());
  expect(rows).toHaveLength(1);
  for (const row of rows) {
    const claimed = new Date(service.clock.now().getTime() + 60_000);
    await db
      .insertInto("outbox")
      .values({ ...row, tries: 1, next_at: claimed })
      .execute();
  }
  await sendOutboxJob(service.context).tick(service.clock.now());
  expect(texts).toHaveLength(2);
  await sendOutboxJob(service.context).tick(new Date(service.clock.now().getTime() + 60_000));
  expect(texts).toHaveLength(3);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(2);
});

test("what was read does not leave, but the urgent does: who came in unseen cannot read it away", async () => {
  const person = await reader();
  await choose(person, "view.entered", { sms: true, pace: "now" });
  await choose(person, "account.device", { sms: true });
  await tell(person, "view.entered", entered);
  await tell(person, "account.device", {});
  const until = service.clock.now().toISOString();
  await service.call({ method: "POST", path: "/notices/read", token: person.token, body: { until } });
  await pass();
  expect(texts).toMatchObject([{ text: expect.stringContaining("yangi qurilmadan") }]);
});

test("what waits goes by a new choice, and a blocked person gets nothing", async () => {
  const [one, other] = [await reader(), await reader()];
  for (const person of [one, other]) {
    await choose(person, "view.entered", { email: true, pace: "digest" }, { digestAt: "20:00" });
    await tell(person, "view.entered", entered);
  }
  await choose(one, "view.entered", { email: false });
  await service.context.db.updateTable("users").set({ blocked: true }).where("id", "=", other.id).execute();
  await pass(at("20:00"));
  expect(letters).toEqual([]);
  expect(await service.context.db.selectFrom("notice_deliveries").selectAll().execute()).toEqual([]);
});

test("a person is sent no more SMS in a day than the setting says; the rest is told the next day, in one", async () => {
  const person = await reader();
  await choose(person, "view.entered", { sms: true, pace: "now" }, { quiet: { from: "22:00", to: "07:00" } });
  for (let number = 1; number <= 23; number += 1) {
    await tell(person, "view.entered", { ...entered, number: `2026-1718-${number}` });
    await pass();
  }
  expect(texts).toHaveLength(20);
  await pass(at("06:59", "06"));
  expect(texts).toHaveLength(20);
  await pass(at("07:00", "06"));
  expect(texts.slice(20)).toMatchObject([{ text: expect.stringContaining("Yer: 3 ta yangi xabar") }]);
});

test("what people wrote begins no header, no second line and no other direction, and no SMS repeats it", async () => {
  const person = await reader();
  await choose(person, "view.entered", { sms: true, email: true, pace: "now" });
  const view = "x\r\nBcc: hacker@yer.example\r\n\r\n\u0001\u202e{evil} '{number}'";
  await tell(person, "view.entered", { ...entered, view });
  await pass();
  const [letter] = letters;
  expect(letter?.subject).toBe("Yer: Kuzatilayotgan koʻrinishga kirgan ishlar");
  expect(letter?.text.split("\n")).not.toContainEqual(expect.stringMatching(/^Bcc/));
  for (const mark of ["\u0001", "\r", "\u202e"]) expect(letter?.text).not.toContain(mark);
  expect(texts[0]?.text).not.toContain("evil");
  expect(texts[0]?.text).not.toContain("Mening");
});

test("a phone that is none of ours gets nothing", async () => {
  const person = await reader();
  await choose(person, "view.entered", { sms: true, pace: "now" });
  for (const phone of ["998901234567", "+7 900 123 45 67", "+998 90 1234567", "+9989012345678", "+998901234567\n1"]) {
    await service.context.db.updateTable("users").set({ phone }).where("id", "=", person.id).execute();
    await tell(person, "view.entered", entered);
    await pass();
  }
  expect(texts).toEqual([]);
});

test("choices are refused with the place and the reason: stale, out of form, or against the urgent", async () => {
  const person = await reader();
  const { kinds, quiet, digestAt } = await read(person);
  const good = { kinds, quiet, digestAt };
  expect((await put(person, good, 0)).body).toMatchObject({ version: 1 });
  expect(await put(person, good, 0)).toMatchObject({
    status: 412,
    body: { code: "precondition-failed", current: { version: 1 } },
  });
  const { token } = person;
  const unguarded = await service.call({ method: "PUT", path: "/users/me/notice-choices", token, body: good });
  expect(unguarded.status).toBe(428);

  const device = { email: true, sms: false, pace: "now" };
  const faults = [
    [{ ...good, digestAt: "24:00" }, "/digestAt", "time"],
    [{ ...good, digestAt: "9:00\n" }, "/digestAt", "time"],
    [{ ...good, quiet: { from: "22:00", to: "22:00" } }, "/quiet/to", "same-hours"],
    [{ ...good, quiet: { from: "22:00" } }, "/quiet/to", "required"],
    [
      { ...good, kinds: { ...kinds, "view.entered": { ...device, pace: "never" } } },
      "/kinds/view.entered/pace",
      "choice",
    ],
    [{ ...good, kinds: { ...kinds, "view.entered": { ...device, sms: "yes" } } }, "/kinds/view.entered/sms", "type"],
    [
      { ...good, kinds: { ...kinds, "account.device": { ...device, email: false } } },
      "/kinds/account.device/email",
      "urgent",
    ],
    [
      { ...good, kinds: { ...kinds, "account.device": { ...device, pace: "digest" } } },
      "/kinds/account.device/pace",
      "urgent",
    ],
    [{ ...good, kinds: {} }, "/kinds/deadline.escalated", "required"],
  ] as const;
  for (const [body, pointer, code] of faults) {
    expect(await put(person, body, 1)).toMatchObject({ status: 400, body: { code: "invalid" } });
    expect((await put(person, body, 1)).body["errors"]).toContainEqual(expect.objectContaining({ pointer, code }));
  }
  expect(await read(person)).toMatchObject({ version: 1 });
});

test("a citizen chooses of what is their own, is told so, and nothing of what staff are told of", async () => {
  const citizen = await makePerson(service, { staff: false });
  const phone = `+998${(phones += 1)}`;
  await service.context.db.updateTable("users").set({ phone }).where("id", "=", citizen.id).execute();
  expect(await read(citizen)).toMatchObject({ version: 0, phone, email: null });
  const moved = { number: "2026-1718-000007", status: "announced" };
  await tell(citizen, "own.moved", moved);
  await pass(at("14:01"));
  expect(texts).toEqual([]);

  await choose(citizen, "own.moved", { sms: true, pace: "now" });
  await tell(citizen, "own.moved", moved);
  await pass(at("14:02"));
  expect(texts).toMatchObject([{ to: phone }]);

  const { kinds, quiet, digestAt, version } = await read(citizen);
  const strange = { ...kinds, "view.entered": { email: true, sms: true, pace: "now" } };
  expect(await put(citizen, { kinds: strange, quiet, digestAt }, version)).toMatchObject({
    status: 400,
    body: { code: "invalid", errors: [{ pointer: "/kinds/view.entered", code: "unknown-key" }] },
  });
  expect(await read(citizen)).toMatchObject({ version, kinds: { "view.entered": kinds["view.entered"] } });
});

test("a stranger has no choices", async () => {
  expect((await service.call({ path: "/users/me/notice-choices" })).status).toBe(401);
});

import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DiaryKit, openDiaryKit } from "../../testing/diary-kit.js";
import type { MadePerson } from "../../testing/people.js";

let kit: DiaryKit;
beforeAll(async () => {
  kit = await openDiaryKit();
});
afterAll(async () => kit.close());

const register = async (id: string, by: MadePerson, name = "Telefon") =>
  kit.service.call({ method: "POST", path: "/diary/devices", token: by.token, body: { id, name } });
const hear = async (id: string, token: string, given = {}) =>
  kit.service.call({
    method: "POST",
    path: `/diary/devices/${id}/heard`,
    token,
    body: { unsentVisits: 3, unsentPhotos: 7, freeBytes: 1_000_000, clock: "2026-03-05T09:10:00.000Z", ...given },
  });
const end = async (user: string, id: string, by: MadePerson) =>
  kit.service.call({ method: "DELETE", path: `/users/${user}/diary-devices/${id}`, token: by.token });
const devicesOf = async (user: string, by: MadePerson) =>
  kit.service.call({ path: `/users/${user}/diary-devices`, token: by.token });

test("a device is registered once, and has one ticket however often it is asked for", async () => {
  const id = uuidv7();
  const [first, again] = [await register(id, kit.inspector), await register(id, kit.inspector, "Planshet")];
  expect(first.status).toBe(200);
  expect(again.body["uploadTicket"]).toBe(first.body["uploadTicket"]);
  const mine = await kit.service.call({ path: "/diary/devices", token: kit.inspector.token });
  expect(mine.body).toMatchObject({ items: [{ id, name: "Planshet", heardAt: null, endedAt: null }] });
  // Its id is another person's.
  expect((await register(id, kit.colleague)).status).toBe(404);
});

test("a session that is not remembered takes no device along", async () => {
  const { db } = kit.service.context;
  const set = async (idle_minutes: number | null) =>
    db.updateTable("sessions").set({ idle_minutes }).where("user_id", "=", kit.colleague.id).execute();
  await set(30);
  const refused = await register(uuidv7(), kit.colleague);
  await set(null);
  expect(refused).toMatchObject({ status: 409, body: { reasons: [{ code: "session-not-remembered" }] } });
  expect((await register(uuidv7(), kit.colleague)).status).toBe(200);
});

test("the office sees what was last heard of each device, by whose clock it was off, and ends one", async () => {
  const device = await kit.device(kit.colleague);
  expect((await hear(device.id, device.ticket)).body).toMatchObject({ isEnded: false, endsRounds: false });
  const { body } = await devicesOf(kit.colleague.id, kit.office);
  expect((body["items"] as unknown[])[0]).toMatchObject({
    id: device.id,
    unsentVisits: 3,
    unsentPhotos: 7,
    freeBytes: 1_000_000,
    clockAhead: 600,
    heardAt: kit.service.clock.now().toISOString(),
  });
  expect((await end(kit.colleague.id, device.id, kit.office)).status).toBe(204);
  expect((await end(kit.colleague.id, device.id, kit.office)).status).toBe(204);
  expect((await hear(device.id, device.ticket)).body).toMatchObject({ isEnded: true, endsRounds: true });
  expect(await register(device.id, kit.colleague)).toMatchObject({
    status: 409,
    body: { reasons: [{ code: "device-ended" }] },
  });
  const history = await kit.service.call({ path: `/users/history/${kit.colleague.id}`, token: kit.office.token });
  const actions = (history.body["items"] as { action: string }[]).map(({ action }) => action);
  expect(actions.filter((action) => action === "device.ended")).toHaveLength(1);
  expect(actions).toContain("device.registered");
});

test("only who may end devices of that person ends one, and only of that person", async () => {
  const device = await kit.device();
  expect((await end(kit.inspector.id, device.id, kit.colleague)).status).toBe(403);
  expect((await end(kit.colleague.id, device.id, kit.office)).status).toBe(404);
  expect((await devicesOf(kit.inspector.id, kit.colleague)).status).toBe(403);
  expect((await hear(device.id, device.ticket)).body).toMatchObject({ isEnded: false });
});

test("rounds of a person who is blocked end at the next contact, which the ticket still makes", async () => {
  const device = await kit.device(kit.stranger);
  const { db } = kit.service.context;
  await db.updateTable("users").set({ blocked: true }).where("id", "=", kit.stranger.id).execute();
  expect((await hear(device.id, device.ticket)).body).toMatchObject({ isEnded: false, endsRounds: true });
  await db.updateTable("users").set({ blocked: false }).where("id", "=", kit.stranger.id).execute();
});

test("rounds last as many days as the setting says from the last word on", async () => {
  const device = await kit.device();
  const { body } = await hear(device.id, device.ticket);
  const days = (Date.parse(String(body["roundEndsAt"])) - kit.service.clock.now().getTime()) / 86_400_000;
  expect(days).toBe(7);
});

test("nobody is heard for a device that is not theirs, and a clock of any year is taken as it is", async () => {
  const device = await kit.device();
  const other = await kit.device(kit.stranger);
  for (const token of [other.ticket, kit.stranger.token]) expect((await hear(device.id, token)).status).toBe(404);
  expect((await hear(device.id, "")).status).toBe(401);
  for (const clock of ["1970-01-01T00:00:00.000Z", "9999-12-31T00:00:00.000Z"]) {
    expect((await hear(device.id, device.ticket, { clock, freeBytes: null })).status).toBe(200);
  }
});

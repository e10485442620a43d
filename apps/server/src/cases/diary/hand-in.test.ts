import { afterAll, beforeAll, expect, test } from "vitest";
import { square } from "../../testing/application-kit.js";
import { type DiaryKit, type KitDevice, madePhoto, openDiaryKit } from "../../testing/diary-kit.js";
import { uploadTicket } from "./upload-ticket.js";

let kit: DiaryKit;
let device: KitDevice;
beforeAll(async () => {
  kit = await openDiaryKit();
  device = await kit.device();
});
afterAll(async () => kit.close());

const stateOf = async (id: string) =>
  (await kit.service.call({ path: `/areas/${id}`, token: kit.office.token })).body["state"];
const visitsOf = async (id: string): Promise<readonly Record<string, unknown>[]> => {
  const { body } = await kit.service.call({ path: `/areas/${id}/visits`, token: kit.office.token });
  return body["items"] as readonly Record<string, unknown>[];
};
const historyOf = async (id: string): Promise<readonly unknown[]> => {
  const { body } = await kit.service.call({ path: `/areas/${id}/history`, token: kit.office.token });
  return (body["items"] as readonly { readonly action: string }[]).map(({ action }) => action);
};
const block = async (id: string, blocked: boolean) =>
  kit.service.context.db.updateTable("users").set({ blocked }).where("id", "=", id).execute();

test("a visit handed in by ticket moves its area, and tells a ticket nothing of where it stands", async () => {
  const area = await kit.taken();
  const reply = await kit.handIn(kit.visit(area, device), device.ticket);
  expect(reply).toMatchObject({
    status: 200,
    body: { receipt: { outcome: "moved", keptBecause: null, finding: "occupied" }, area: null },
  });
  expect(await stateOf(area)).toBe("area_new");
  expect(await visitsOf(area)).toMatchObject([{ by: "Nazoratchi Biri", keptBecause: null }]);
});

test("by a session of the person it is told where the area stands now", async () => {
  const area = await kit.taken();
  const reply = await kit.handIn(kit.visit(area, device), kit.inspector.token);
  expect(reply.body["area"]).toMatchObject({ id: area, state: "area_new" });
});

test("the same visit over and over, by two tickets and a session at one moment, is there once", async () => {
  const area = await kit.taken();
  const other = await kit.device();
  const visit = kit.visit(area, device);
  const tokens = [device.ticket, kit.inspector.token, device.ticket, kit.inspector.token];
  const replies = await Promise.all(tokens.map(async (token) => kit.handIn(visit, token)));
  const receipts = replies.map(({ body }) => JSON.stringify(body["receipt"]));
  expect(new Set(receipts).size).toBe(1);
  expect(receipts[0]).toContain('"outcome":"moved"');
  expect(await visitsOf(area)).toHaveLength(1);
  // Of another device of the same person it is another visit: the device is a part of what was handed in.
  expect((await kit.handIn({ ...visit, deviceId: other.id }, other.ticket)).status).toBe(422);
  expect((await kit.handIn({ ...visit, words: "Boshqacha" }, device.ticket)).body["code"]).toBe("idempotency-mismatch");
  expect((await kit.handIn(visit, device.ticket)).body["receipt"]).toEqual(JSON.parse(receipts[0] ?? ""));
});

test("what the office moved on meanwhile is not moved again: the visit is kept, and says so at any time", async () => {
  const area = await kit.taken();
  const given = await kit.service.call({
    method: "POST",
    path: `/areas/${area}/give-back`,
    token: kit.colleague.token,
    body: { reason: "Egasi hujjat olib keladi" },
  });
  expect(given.status).toBe(200);
  const visit = kit.visit(area, device, "state_land");
  const first = await kit.handIn(visit, kit.inspector.token);
  expect(first.body).toMatchObject({
    receipt: { outcome: "kept", keptBecause: "moved_on", finding: "state_land" },
    area: { state: "area_new", confirmed: false },
  });
  expect((await kit.handIn(visit, device.ticket)).body["receipt"]).toEqual(first.body["receipt"]);
  expect(await visitsOf(area)).toMatchObject([{ finding: "state_land", keptBecause: "moved_on", correctedBy: null }]);
  expect(await historyOf(area)).toContain("area.visit_kept");
  expect(await historyOf(area)).not.toContain("area.find");
});

test("a kept visit neither corrects another nor is corrected by one", async () => {
  const area = await kit.taken();
  await kit.handIn(kit.visit(area, device), device.ticket);
  await kit.handIn(kit.visit(area, device, "empty"), device.ticket);
  const visits = await visitsOf(area);
  expect(visits.map(({ keptBecause }) => keptBecause)).toEqual(["moved_on", null]);
  expect(visits.map(({ correctedBy }) => correctedBy)).toEqual([null, null]);
});

test("the ticket of a blocked person still hands in: it is kept, moves nothing, and nothing is told", async () => {
  const area = await kit.taken();
  await block(kit.inspector.id, true);
  try {
    const photo = await kit.photo(device, madePhoto(5_000, 7));
    const reply = await kit.handIn(kit.visit(area, device, "occupied", { photoIds: [photo] }), device.ticket);
    expect(reply).toMatchObject({
      status: 200,
      body: { receipt: { outcome: "kept", keptBecause: "no_right" }, area: null },
    });
    const byLeftSession = await kit.handIn(kit.visit(area, device), kit.inspector.token);
    expect(byLeftSession.body).toMatchObject({ receipt: { keptBecause: "no_right" }, area: null });
  } finally {
    await block(kit.inspector.id, false);
  }
  expect(await stateOf(area)).toBe("area_taken");
  expect(await visitsOf(area)).toHaveLength(2);
});

test("whoever's code was taken away hands in as the blocked do", async () => {
  const area = await kit.taken();
  const { db } = kit.service.context;
  const set = async (codes: string) =>
    db
      .updateTable("users")
      .set({ revoked: codes as never })
      .where("id", "=", kit.inspector.id)
      .execute();
  await set('["find:area"]');
  const reply = await kit.handIn(kit.visit(area, device), device.ticket);
  await set("[]");
  expect(reply.body["receipt"]).toMatchObject({ outcome: "kept", keptBecause: "no_right" });
});

test("a device that was ended hands in what it wrote, and moves nothing", async () => {
  const area = await kit.taken();
  const lost = await kit.device();
  const end = `/users/${kit.inspector.id}/diary-devices/${lost.id}`;
  expect((await kit.service.call({ method: "DELETE", path: end, token: kit.office.token })).status).toBe(204);
  const reply = await kit.handIn(kit.visit(area, lost), lost.ticket);
  expect(reply.body["receipt"]).toMatchObject({ outcome: "kept", keptBecause: "device_ended" });
  expect(await stateOf(area)).toBe("area_taken");
});

test("a device's clock may be wrong by years: the day is kept as told, and age goes by what was received", async () => {
  const area = await kit.taken();
  const visit = kit.visit(area, device, "occupied", {
    visitedOn: "2031-01-01",
    writtenAt: "2031-01-01T00:00:00.000Z",
  });
  const reply = await kit.handIn(visit, device.ticket);
  expect(reply.body["receipt"]).toMatchObject({ outcome: "moved", receivedAt: kit.service.clock.now().toISOString() });
});

test("an outline comes with how well it was walked", async () => {
  const area = await kit.taken();
  const walk = { corner: 5.4, areaError: 49, closing: 2.1, fixes: 240 };
  const outline = square(900);
  await kit.handIn(kit.visit(area, device, "occupied", { outline, walk }), device.ticket);
  expect(await visitsOf(area)).toMatchObject([{ outline, walk }]);
});

test("an area that was never theirs to inspect is as unknown as any, and a person's name on another's ticket too", async () => {
  const area = await kit.taken();
  const foreign = await kit.device(kit.stranger);
  const [others, unknown] = [
    await kit.handIn(kit.visit(area, foreign), foreign.ticket),
    await kit.handIn(kit.visit("018f0000-0000-7000-8000-000000000000", foreign), foreign.ticket),
  ];
  expect(others.status).toBe(404);
  expect(others.text).toBe(unknown.text);
  // One's own area, on a device that is another's.
  expect((await kit.handIn(kit.visit(area, foreign), kit.inspector.token)).status).toBe(404);
  expect((await kit.handIn(kit.visit(area, device), foreign.ticket)).status).toBe(404);
  expect(await visitsOf(area)).toEqual([]);
});

test("a photo of somebody else's device is none of a visit's", async () => {
  const area = await kit.taken();
  const foreign = await kit.device(kit.stranger);
  const photo = await kit.photo(foreign, madePhoto(4_000, 9));
  const reply = await kit.handIn(kit.visit(area, device, "occupied", { photoIds: [photo] }), device.ticket);
  expect(reply).toMatchObject({
    status: 400,
    body: { errors: [{ in: "body", pointer: "/photoIds/0", code: "unknown-file" }] },
  });
  expect(await visitsOf(area)).toEqual([]);
});

test.each([
  ["none", undefined],
  ["one that was made up", "d1.0.0.x"],
  ["one whose signature is another's", "forged"],
])("no ticket opens anything: %s", async (_, given) => {
  const forged = uploadTicket(kit.service.context.secrets, { deviceId: device.id, userId: kit.stranger.id });
  const token = given === "forged" ? `${device.ticket.slice(0, -43)}${forged.slice(-43)}` : (given ?? "");
  const area = await kit.taken();
  expect((await kit.handIn(kit.visit(area, device), token)).status).toBe(401);
  expect((await kit.begin(device, madePhoto(100), undefined, token)).status).toBe(401);
});

test("a body beyond all bounds is refused before it is read", async () => {
  const reply = await kit.handIn(
    kit.visit(await kit.taken(), device, "occupied", { words: "x".repeat(2_000_000) }),
    "",
  );
  expect(reply.status).toBe(413);
});

import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { NewerDataError, NoRoomError, openDiary, withRoom } from "./diary-database.js";
import { openOutbox } from "./outbox.js";

const now = Date.UTC(2026, 2, 1);
const month = 30 * 86_400_000;
const of = (id: string) => ({ id, by: "one", device: "d", title: "2026-1718-A000001", savedAt: now });
const picture = new Uint8Array([1, 2, 3]);
const received = { sha256: "ab", receivedAt: new Date(now).toISOString(), keptBecause: null };

test("nothing that was written stands on the device in the open", async () => {
  const database = await openDiary("sealed");
  const outbox = await openOutbox(database);
  await outbox.keep({ ...of("v"), values: { words: "Yashirin" } });
  await outbox.addPhoto({ id: "p", visit: "v", device: "d", name: "a.jpg", bytes: picture });
  const [visit] = await database.getAll("visits");
  const text = new TextDecoder("latin1").decode(visit?.sealed.bytes);
  expect(`${text} ${JSON.stringify(visit)}`).not.toMatch(/Yashirin|A000001/);
  expect(new Uint8Array((await database.get("pictures", "p"))?.bytes ?? new ArrayBuffer())).not.toContain(picture);
  expect(await outbox.bytesOf("p")).toEqual(picture);
});

test("a sealed record does not open under another's name", async () => {
  const database = await openDiary("names");
  const outbox = await openOutbox(database);
  await outbox.keep({ ...of("v"), values: {} });
  await outbox.keep({ ...of("w"), values: {} });
  const [visit, other] = await Promise.all([database.get("visits", "v"), database.get("visits", "w")]);
  if (!visit || !other) throw new Error("Both were kept.");
  await database.put("visits", { ...visit, sealed: other.sealed });
  await expect(outbox.contentOf("v")).rejects.toThrow("operation");
});

test("what is ready is written on no more, and cannot be thrown away while it waits", async () => {
  const outbox = await openOutbox(await openDiary("ready"));
  await outbox.finish({ ...of("v"), values: { words: "Uy" } });
  await outbox.addPhoto({ id: "p", visit: "v", device: "d", name: "a.jpg", bytes: picture });
  await outbox.keep({ ...of("v"), values: { words: "Boshqa" } });
  await outbox.discard("v");
  await outbox.dropPhoto("p");
  expect((await outbox.contentOf("v"))?.values).toEqual({ words: "Uy" });
  expect(await outbox.photosOf("v")).toHaveLength(1);
});

test("a draft is thrown away with its photos", async () => {
  const database = await openDiary("draft");
  const outbox = await openOutbox(database);
  await outbox.keep({ ...of("v"), values: {} });
  await outbox.addPhoto({ id: "p", visit: "v", device: "d", name: "a.jpg", bytes: picture });
  await outbox.discard("v");
  expect(await database.getAllKeys("visits")).toEqual([]);
  expect(await database.getAllKeys("pictures")).toEqual([]);
});

test("a photo that was refused can be left out, and its visit goes on", async () => {
  const outbox = await openOutbox(await openDiary("refused"));
  await outbox.finish({ ...of("v"), values: {} });
  await outbox.addPhoto({ id: "p", visit: "v", device: "d", name: "a.jpg", bytes: picture });
  await outbox.hear({ what: "photo", id: "p", at: now, said: { refusal: "invalid" } });
  await outbox.dropPhoto("p");
  expect((await outbox.parcels())[0]?.photos).toEqual([]);
});

test("trying again asks anew for every photo, and for none of what was received", async () => {
  const outbox = await openOutbox(await openDiary("again"));
  await outbox.finish({ ...of("v"), values: {} });
  await outbox.addPhoto({ id: "p", visit: "v", device: "d", name: "a.jpg", bytes: picture });
  await outbox.hear({ what: "photo", id: "p", at: now, said: { whole: true } });
  await outbox.hear({ what: "visit", id: "v", at: now, said: { refusal: "invalid" } });
  await outbox.tryAgain("v");
  expect((await outbox.parcels())[0]).toMatchObject({ refusal: null, photos: [{ whole: false }] });
  await outbox.hear({ what: "visit", id: "v", at: now, said: { receipt: received } });
  await outbox.hear({ what: "visit", id: "v", at: now, said: { refusal: "invalid" } });
  await outbox.tryAgain("v");
  expect((await outbox.parcels())[0]).toMatchObject({ receipt: received, refusal: null });
});

test("what the service has goes thirty days after its receipt, and nothing else goes", async () => {
  const outbox = await openOutbox(await openDiary("month"));
  for (const id of ["v", "w"]) await outbox.finish({ ...of(id), values: {} });
  await outbox.hear({ what: "visit", id: "v", at: now, said: { receipt: received } });
  expect(await outbox.forgetReceived(now + month - 1)).toBe(0);
  expect(await outbox.forgetReceived(now + month)).toBe(1);
  expect((await outbox.visits()).map(({ id }) => id)).toEqual(["w"]);
  expect(await outbox.sentLines()).toHaveLength(1);
});

test("data of a newer app is left alone, and said to be newer", async () => {
  const newer = await openDB("newer", 99, { upgrade: (database) => void database.createObjectStore("visits") });
  await newer.put("visits", "of tomorrow", "v");
  newer.close();
  await expect(openDiary("newer")).rejects.toThrow(NewerDataError);
  expect(await (await openDB("newer")).get("visits", "v")).toBe("of tomorrow");
});

test("a full device is told as such, other failures as themselves", async () => {
  const full = new DOMException("No room", "QuotaExceededError");
  await expect(withRoom(async () => Promise.reject(full))).rejects.toThrow(NoRoomError);
  await expect(withRoom(async () => Promise.reject(new TypeError("else")))).rejects.toThrow(TypeError);
});

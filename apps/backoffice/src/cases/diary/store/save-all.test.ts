import "fake-indexeddb/auto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openDiary } from "./diary-database.js";
import { openOutbox } from "./outbox.js";
import { saveAll } from "./save-all.js";

const now = Date.UTC(2026, 2, 1);
const month = 30 * 86_400_000;
const of = (id: string) => ({ id, by: "one", device: "d", title: "2026-1718-A000001", savedAt: now });
const received = { sha256: "ab".repeat(32), receivedAt: new Date(now).toISOString(), keptBecause: null };

test("the file holds what lies here with its photos, and every receipt, also of what the device has forgotten", async () => {
  const outbox = await openOutbox(await openDiary("saved"));
  for (const id of ["gone", "waits"]) await outbox.finish({ ...of(id), values: { words: `Uy ${id}` } });
  const bytes = new Uint8Array([1, 2, 3]);
  await outbox.addPhoto({ id: "p", visit: "waits", device: "d", name: "a.jpg", bytes });
  await outbox.hear({ what: "visit", id: "gone", at: now, said: { receipt: received } });
  await outbox.hear({ what: "photo", id: "p", at: now + 1, said: { refusal: "invalid" } });
  await outbox.forgetReceived(now + month);
  const files = unzipSync(new Uint8Array(await (await saveAll(outbox)).arrayBuffer()));
  expect(Object.keys(files).toSorted()).toEqual(["sent.json", "waits/p.jpg", "waits/visit.json"]);
  expect(files["waits/p.jpg"]).toEqual(bytes);
  const json = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(json("waits/visit.json")).toMatchObject({ title: "2026-1718-A000001", values: { words: "Uy waits" } });
  expect(json("sent.json")).toEqual([
    { at: new Date(now).toISOString(), what: "visit", id: "gone", said: { receipt: received } },
    { at: new Date(now + 1).toISOString(), what: "photo", id: "p", said: { refusal: "invalid" } },
  ]);
});

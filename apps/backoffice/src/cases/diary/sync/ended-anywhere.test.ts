import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { openDiary } from "../store/diary-database.js";
import { openOutbox, type Outbox } from "../store/outbox.js";
import { type Fault, faultyOffice } from "../testing/faulty-office.js";
import { AppEndedError, mortalDatabase } from "../testing/mortal-database.js";
import { standingOf } from "./orders.js";
import { partBytes, sendAll } from "./send-all.js";

const now = Date.UTC(2026, 2, 1);
const of = { id: "v", by: "one", device: "d", title: "2026-1718-A000001", savedAt: now };
/** Two photos of three parts each. */
const photos = ["p", "q"].map((id, at) => ({
  id,
  bytes: new Uint8Array(partBytes * 2 + 1_000).map((_, byte) => (byte * (at + 3)) % 251),
}));
/** Calls where nothing happens: each photo asked for and sent in three parts, and the visit. */
const usual = photos.length * 4 + 1;

/** Writes a visit and sends it; whenever the app is ended, it is opened anew and the person goes on. Says how often it was. */
async function writeAndSend(name: string, { before = 0, faults = [] }: { before?: number; faults?: readonly Fault[] }) {
  const office = faultyOffice();
  office.trouble(faults);
  const { database, endsBefore } = mortalDatabase(await openDiary(name));
  endsBefore(before);
  const acts: readonly ((outbox: Outbox) => Promise<unknown>)[] = [
    async (outbox) => outbox.keep({ ...of, values: { words: "" } }),
    ...photos.map(
      ({ id, bytes }) =>
        async (outbox: Outbox) =>
          outbox.addPhoto({ id, visit: "v", device: "d", name: "a.jpg", bytes }),
    ),
    async (outbox) => outbox.finish({ ...of, values: { words: "Uy" } }),
    async (outbox) => sendAll({ outbox, office: office.port, locks: navigator.locks, now: () => now }),
  ];
  let ends = 0;
  for (const act of acts) {
    let isDone = false;
    while (!isDone) {
      try {
        await act(await openOutbox(database));
        isDone = true;
      } catch (error) {
        if (!(error instanceof AppEndedError)) throw error;
        ends += 1;
      }
    }
  }
  const parcels = await (await openOutbox(database)).parcels();
  return { office, ends, standings: parcels.map(standingOf) };
}

test("ended before any write at all, a visit and its photos arrive once and whole", async () => {
  let write = 1;
  for (; ; write++) {
    const { office, ends, standings } = await writeAndSend(`write-${write}`, { before: write });
    expect(standings).toEqual(["received"]);
    expect(photos.map(({ id, bytes }) => indexedDB.cmp(office.photos.get(id)?.bytes, bytes))).toEqual([0, 0]);
    if (ends === 0) break;
  }
  // The key, the draft, two photos, the ready visit, and what the office said to each of the three.
  expect(write).toBe(9);
});

test("ended between any two parts, a photo goes on from what the office has, never from its beginning", async () => {
  for (let call = 0; call < usual; call++) {
    const faults = [...Array.from({ length: call }, () => "none" as const), "ended" as const];
    const { office, ends, standings } = await writeAndSend(`call-${call}`, { faults });
    expect([ends, ...standings]).toEqual([1, "received"]);
    // It is asked for once more, and no part is sent twice.
    expect(office.calls()).toBeLessThanOrEqual(usual + 1);
    expect(photos.map(({ id, bytes }) => indexedDB.cmp(office.photos.get(id)?.bytes, bytes))).toEqual([0, 0]);
  }
});

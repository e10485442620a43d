import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { openDiary } from "../store/diary-database.js";
import { openOutbox } from "../store/outbox.js";
import { faultyOffice } from "../testing/faulty-office.js";
import { standingOf } from "./orders.js";
import { partBytes, sendAll, waitBefore } from "./send-all.js";

const now = () => Date.UTC(2026, 2, 1);

async function device(name: string) {
  const outbox = await openOutbox(await openDiary(`sending-${name}`));
  const office = faultyOffice();
  const send = async () => sendAll({ outbox, office: office.port, locks: navigator.locks, now });
  const finish = async (id: string) =>
    outbox.finish({ id, by: "one", device: name, title: id, savedAt: now(), values: { words: id } });
  return { outbox, office, send, finish };
}

test("three hundred photos arrive although the connection is lost twice, none from its beginning again", async () => {
  const { outbox, office, send, finish } = await device("many");
  for (let nth = 0; nth < 25; nth++) {
    for (let photo = 0; photo < 12; photo++) {
      const bytes = new Uint8Array(partBytes + 1_000).fill((nth * 12 + photo) % 251);
      await outbox.addPhoto({ id: `${nth}-${photo}`, visit: `${nth}`, device: "many", name: "a.jpg", bytes });
    }
    await finish(`${nth}`);
  }
  office.trouble([...Array.from({ length: 200 }, () => "none" as const), "lost"]);
  expect(await send()).toBe("away");
  office.trouble([...Array.from({ length: 300 }, () => "none" as const), "half"]);
  expect(await send()).toBe("away");
  expect(await send()).toBe("done");
  expect([...office.photos.values()].filter(({ isWhole }) => isWhole)).toHaveLength(300);
  expect(office.visits.size).toBe(25);
  // Each photo is asked for once and sent in two parts; what was lost is asked for once more.
  expect(office.calls()).toBeLessThanOrEqual(300 * 3 + 25 + 6);
});

test("what is refused holds up nobody else, and is shown as refused", async () => {
  const { outbox, office, send, finish } = await device("refused");
  await finish("a");
  await finish("b");
  await office.port.handIn({ id: "a", device: "other", body: "another", photos: [] });
  expect(await send()).toBe("done");
  const standings = (await outbox.parcels()).map((parcel) => [parcel.id, standingOf(parcel), parcel.refusal]);
  expect(standings).toEqual([
    ["a", "refused", "idempotency-mismatch"],
    ["b", "received", null],
  ]);
});

test("two tabs do not send at the same time", async () => {
  const { send, finish, office } = await device("tabs");
  await finish("a");
  office.trouble(["slow"]);
  const ends = await Promise.all([send(), send()]);
  expect(ends.toSorted()).toEqual(["done", "elsewhere"]);
});

test("the wait before the next run grows to five minutes", () => {
  expect([0, 1, 2, 3, 7, 90].map(waitBefore)).toEqual([5_000, 5_000, 10_000, 20_000, 300_000, 300_000]);
});

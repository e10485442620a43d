import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { openDiary } from "./diary-database.js";
import { openOutbox } from "./outbox.js";
import { choosePin, endRound, openRound, prolongRound, roundOwner, waitAfter } from "./pin-lock.js";
import { keepInRound, readOfRound } from "./round.js";

const day = 86_400_000;
const now = Date.UTC(2026, 2, 1);
// As PBKDF2 is meant to be slow, tests ask for little of it.
const rounds = 10;

test("the PIN opens the round's key, and another PIN does not", async () => {
  const database = await openDiary("pin");
  const key = await choosePin(database, { person: "one", pin: "135790", until: now + day, rounds });
  await keepInRound(database, key, "monday", { plots: ["2026-1718-A000001"] });
  const opened = await openRound(database, "135790", now);
  if (opened.state !== "open") throw new Error(opened.state);
  expect(await readOfRound(database, opened.key, "monday")).toEqual({ plots: ["2026-1718-A000001"] });
  expect((await openRound(database, "135791", now)).state).toBe("wrong");
});

test("keys cannot be exported, neither the one chosen nor the one that a PIN opened", async () => {
  const database = await openDiary("handles");
  const key = await choosePin(database, { person: "one", pin: "135790", until: now + day, rounds });
  await openOutbox(database);
  const stored = await database.getAll("keys");
  expect(stored).toHaveLength(2);
  for (const one of [key, ...stored]) {
    expect(one.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", one)).rejects.toThrow(/extractable/);
  }
});

test("PINs in vain are counted before they are tried, and each makes the next wait longer", async () => {
  const database = await openDiary("waits");
  await choosePin(database, { person: "one", pin: "135790", until: now + day, rounds });
  let at = now;
  for (const wait of [0, 0]) expect(await openRound(database, "000000", at)).toEqual({ state: "wrong", wait });
  for (const wait of [5_000, 10_000, 20_000]) {
    expect(await openRound(database, "000000", at)).toEqual({ state: "wrong", wait });
    expect(await openRound(database, "135790", at)).toEqual({ state: "waits", wait });
    at += wait;
  }
  expect((await openRound(database, "135790", at)).state).toBe("open");
  expect(await openRound(database, "000000", at)).toEqual({ state: "wrong", wait: 0 });
  expect(waitAfter(100)).toBe(15 * 60_000);
});

test("a clock that is set back makes nobody wait longer than the longest wait", async () => {
  const database = await openDiary("back");
  await choosePin(database, { person: "one", pin: "135790", until: now + day, rounds });
  for (let time = 0; time < 3; time++) await openRound(database, "000000", now);
  expect(await openRound(database, "135790", now - 300 * day)).toEqual({ state: "waits", wait: 15 * 60_000 });
});

test("ending the round destroys its key and what it sealed, and leaves the outbox", async () => {
  const database = await openDiary("ended");
  const key = await choosePin(database, { person: "one", pin: "135790", until: now + day, rounds });
  await keepInRound(database, key, "monday", { plots: [] });
  const outbox = await openOutbox(database);
  await outbox.keep({ id: "v", by: "one", device: "d", title: "t", savedAt: now, values: { words: "Uy" } });
  await endRound(database);
  expect(await openRound(database, "135790", now)).toEqual({ state: "none" });
  expect(await database.getAllKeys("round")).toEqual([]);
  expect(await database.getAllKeys("keys")).toEqual(["outbox"]);
  const later = await openOutbox(database);
  expect((await later.contentOf("v"))?.values).toEqual({ words: "Uy" });
});

test("a round is gone once its days are over, unless the service has heard the device", async () => {
  const database = await openDiary("days");
  await choosePin(database, { person: "one", pin: "135790", until: now + 7 * day, rounds });
  await prolongRound(database, "other", now + 99 * day);
  await prolongRound(database, "one", now + 9 * day);
  expect(await roundOwner(database, now + 8 * day)).toBe("one");
  expect(await roundOwner(database, now + 10 * day)).toBeUndefined();
  expect(await database.getAllKeys("lock")).toEqual([]);
});

test("a PIN chosen by another person ends the round of the one before", async () => {
  const database = await openDiary("other");
  const first = await choosePin(database, { person: "one", pin: "135790", until: now + day, rounds });
  await keepInRound(database, first, "monday", {});
  await choosePin(database, { person: "two", pin: "246810", until: now + day, rounds });
  expect(await roundOwner(database, now)).toBe("two");
  expect(await database.getAllKeys("round")).toEqual([]);
  expect((await openRound(database, "135790", now)).state).toBe("wrong");
});

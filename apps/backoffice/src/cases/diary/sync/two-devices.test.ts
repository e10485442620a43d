import "fake-indexeddb/auto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openDiary } from "../store/diary-database.js";
import { daysAfterReceipt } from "../store/outbox-records.js";
import { openOutbox, type Outbox } from "../store/outbox.js";
import { type Fault, type FaultyOffice, faultyOffice, textOf } from "../testing/faulty-office.js";
import { AppEndedError, mortalDatabase } from "../testing/mortal-database.js";
import { standingOf } from "./orders.js";
import { partBytes, sendAll } from "./send-all.js";

const day = 86_400_000;
const faults: readonly Fault[] = ["none", "none", "none", "cut", "lost", "twice", "slow", "half", "ended"];

/** One thing that happens, on one of the two devices or at the office. `dies`: writes until the app is ended; 0 for never. */
const step = fc.record({
  device: fc.nat({ max: 1 }),
  what: fc.constantFrom("draft", "photo", "finish", "send", "send", "two tabs", "discard", "forget", "clock", "later"),
  which: fc.nat({ max: 3 }),
  size: fc.integer({ min: 1, max: 24 }),
  faults: fc.array(fc.constantFrom(...faults), { maxLength: 6 }),
  dies: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }) }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What somebody wrote: it was told to be kept, so it must be somewhere for ever. */
interface Written {
  readonly body: unknown;
  readonly photos: Map<string, Uint8Array>;
}

let made = 0;

/** A phone: its database outlives the app, which is opened anew whenever it was killed. */
async function phone(name: string) {
  let clock = Date.UTC(2026, 2, 1);
  const { database, endsBefore } = mortalDatabase(await openDiary(name));
  let outbox = await openOutbox(database);
  const drafts = new Map<string, Map<string, Uint8Array>>();
  const finished = new Map<string, Written>();
  const gone = new Map<string, number>();

  async function mayDie(dies: number, act: () => Promise<void>): Promise<void> {
    endsBefore(dies);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof AppEndedError)) throw error;
      endsBefore(0);
      outbox = await openOutbox(database);
    }
    endsBefore(0);
  }

  const send = async (office: FaultyOffice) =>
    sendAll({ outbox, office: office.port, locks: navigator.locks, now: () => clock });

  async function draft(): Promise<void> {
    const id = `${name}-${made++}`;
    await outbox.keep({ id, by: "inspector", device: name, title: id, savedAt: clock, values: { words: "" } });
    drafts.set(id, new Map());
  }

  async function photo(id: string, size: number): Promise<void> {
    const bytes = new Uint8Array((partBytes >> 3) * size).fill(made % 251);
    new DataView(bytes.buffer).setUint32(0, made);
    const photo = `${id}-photo-${made++}`;
    await outbox.addPhoto({ id: photo, visit: id, device: name, name: "plot.jpg", bytes });
    drafts.get(id)?.set(photo, bytes);
  }

  async function finish(id: string): Promise<void> {
    const body = { id, words: `Uy qurilgan ${made++}` };
    // Killed before it is written, nobody was told that it is ready: it still is a draft.
    await outbox.finish({ id, by: "inspector", device: name, title: id, savedAt: clock, values: body });
    finished.set(id, { body, photos: drafts.get(id) ?? new Map() });
    drafts.delete(id);
  }

  return {
    finished,
    outbox: (): Outbox => outbox,
    /** What the clock showed when a record was first missed: it may be put back afterwards. */
    goneAt: (id: string): number => {
      const at = gone.get(id) ?? clock;
      gone.set(id, at);
      return at;
    },
    send,
    async take({ what, which, size, faults, dies }: Step, office: FaultyOffice): Promise<void> {
      const chosen = [...drafts.keys()][which];
      office.trouble(faults);
      await mayDie(dies, async () => {
        if (what === "draft") await draft();
        if (what === "photo" && chosen !== undefined) await photo(chosen, size);
        if (what === "finish" && chosen !== undefined) await finish(chosen);
        if (what === "discard") {
          // Pressed at anything: only drafts may go.
          const any = chosen ?? [...finished.keys()][which];
          if (any !== undefined) await outbox.discard(any);
          if (chosen !== undefined) drafts.delete(chosen);
        }
        if (what === "forget") await outbox.forgetReceived(clock);
        if (what === "send") await send(office);
        if (what === "two tabs") {
          const ends = await Promise.allSettled([send(office), send(office)]);
          const [failed] = ends.filter((end) => end.status === "rejected");
          if (failed) throw failed.reason;
        }
      });
      office.trouble([]);
      if (what === "clock") clock += (which - 1) * size * day;
      if (what === "later") {
        office.later(size * day);
        clock += size * day;
      }
    },
  };
}
type Phone = Awaited<ReturnType<typeof phone>>;

/** What is wrong with a record: it must have arrived, byte for byte, or stand on the device and be shown as such. */
async function wrongWith({ outbox, goneAt }: Phone, office: FaultyOffice, [id, written]: [string, Written]) {
  const parcel = (await outbox().parcels()).find((one) => one.id === id);
  const arrived = office.visits.get(id);
  const text = textOf({ body: written.body, photos: [...written.photos.keys()].toSorted() });
  if (arrived && arrived.text !== text) return "another text arrived";
  const isWhole = [...written.photos].every(([photo, bytes]) => {
    const there = office.photos.get(photo);
    return there?.isWhole === true && indexedDB.cmp(there.bytes, bytes) === 0;
  });
  if (!parcel) {
    if (!arrived || !isWhole) return "gone from the device, and the office does not have it";
    const kept = Date.parse(arrived.receipt.receivedAt) + daysAfterReceipt * day;
    return kept > goneAt(id) ? "gone from the device too soon" : undefined;
  }
  const content = await outbox().contentOf(id);
  if (JSON.stringify(content?.values) !== JSON.stringify(written.body)) return "another text stands on the device";
  if (parcel.photos.length !== written.photos.size) return "photos are gone from the device";
  const standing = standingOf(parcel);
  if (standing === "refused") return "refused, although nothing is wrong with it";
  if (standing !== "received") return undefined;
  if (!arrived || !isWhole) return "shown as received, and the office does not have it";
  return JSON.stringify(parcel.receipt) === JSON.stringify(arrived.receipt) ? undefined : "another receipt";
}

async function expectNothingLost(at: Phone, office: FaultyOffice): Promise<void> {
  const wrong = await Promise.all([...at.finished].map(async (written) => wrongWith(at, office, written)));
  expect(wrong.filter((one) => one !== undefined)).toEqual([]);
}

test("two devices and an office: each record arrives once, byte for byte, or stands on its device", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: "max" }), async (steps) => {
      run++;
      const office = faultyOffice();
      const phones = [await phone(`one-${run}`), await phone(`other-${run}`)];
      for (const next of steps) {
        const at = phones[next.device];
        if (!at) throw new Error("There are two devices.");
        await at.take(next, office);
        await expectNothingLost(at, office);
      }
      for (const at of phones) {
        expect(await at.send(office)).toBe("done");
        await expectNothingLost(at, office);
        expect((await at.outbox().parcels()).map(standingOf).filter((standing) => standing !== "received")).toEqual([]);
      }
      const written = phones.flatMap(({ finished }) => [...finished.keys()]);
      expect([...office.visits.keys()].toSorted()).toEqual(written.toSorted());
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

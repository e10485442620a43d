import { expect, test } from "vitest";
import { limitFor } from "../../testing/limit-for.js";
import { besiege } from "../../testing/siege.js";

const databaseServer = process.env["DATABASE_URL"];
/**
 * Calls drawn for each operation; the long run has `YER_HOSTILE_DRAWN=340`, which makes more than 100 000 in all. Without
 * it, one in twelve of the calls thought of: `hostile.soak.test.ts` makes all of them, in one process.
 */
const drawn = Number(process.env["YER_HOSTILE_DRAWN"] || 0);
const length = { drawn, oneIn: drawn === 0 ? 12 : 1 };

test.runIf(databaseServer)(
  "two servers answer every odd call over HTTP, and no call with a fault of theirs",
  async () => {
    const { statuses, faults, heap } = await besiege(databaseServer ?? "", length);
    const answers = [...statuses]
      .toSorted(([one], [two]) => one - two)
      .map(([status, times]) => `${times} × ${status}`);
    const calls = [...statuses.values()].reduce((sum, times) => sum + times, 0);
    const megabytes = heap.map((one) => one.toFixed(1)).join(", ");
    process.stdout.write(`${calls} calls: ${answers.join(", ")}; heap of both by quarters ${megabytes} MB.\n`);
    expect(faults).toEqual([]);
    // Most calls are of somebody who is signed in: else it is the door alone that was tried.
    expect((statuses.get(401) ?? 0) / calls).toBeLessThan(0.2);
    // A short siege ends before the first of what it left behind is given back.
    const [, second = 0, , last = 0] = heap;
    expect(last).toBeLessThan(drawn === 0 ? Infinity : second * 1.2);
  },
  limitFor(drawn, 20_000),
);

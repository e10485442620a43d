import { expect, it, vi } from "vitest";
import { createTileQueue } from "./tile-queue.js";

function* counting(parts: number, tell: (part: number) => void): Generator<void, void> {
  for (let part = 1; part <= parts; part++) {
    tell(part);
    yield;
  }
}

it("draws what is added, in its order, and not what was taken away", async () => {
  const queue = createTileQueue();
  const done: string[] = [];
  queue.add(counting(3, (part) => done.push(`a${part}`)));
  const cancel = queue.add(counting(3, (part) => done.push(`b${part}`)));
  queue.add(counting(1, (part) => done.push(`c${part}`)));
  cancel();
  await expect.poll(() => done).toEqual(["a1", "a2", "a3", "c1"]);
  queue.stop();
});

it("leaves what is out of sight until all that is in sight is drawn", async () => {
  const queue = createTileQueue();
  const done: string[] = [];
  function* half(name: string): Generator<"seen" | void, void> {
    done.push(`${name} in sight`);
    yield "seen";
    done.push(`${name} beyond`);
    yield;
  }
  queue.add(half("a"));
  queue.add(half("b"));
  const cancel = queue.add(half("c"));
  await expect.poll(() => done).toEqual(["a in sight", "b in sight", "c in sight"]);
  cancel();
  queue.opened();
  await expect.poll(() => done.slice(3)).toEqual(["a beyond", "b beyond"]);
  queue.stop();
});

it("lets the frame out that completes the first look before it draws what is out of sight", async () => {
  const queue = createTileQueue();
  const done: string[] = [];
  function* last(): Generator<"seen" | void, void> {
    done.push("in sight");
    queue.opened();
    requestAnimationFrame(() => done.push("frame"));
    yield "seen";
    done.push("beyond");
    yield;
  }
  queue.add(last());
  await expect.poll(() => done).toEqual(["in sight", "frame", "beyond"]);
  queue.stop();
});

it("draws nothing while one zooms, and goes on afterwards", async () => {
  const queue = createTileQueue();
  const tell = vi.fn<(part: number) => void>();
  queue.setMotion("zooming");
  queue.add(counting(2, tell));
  const steady = vi.fn<() => void>();
  const waited = queue.steady().then(steady);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(tell).not.toHaveBeenCalled();
  expect(steady).not.toHaveBeenCalled();
  queue.setMotion("resting");
  await waited;
  await expect.poll(() => tell.mock.calls.length).toBe(2);
  queue.stop();
});

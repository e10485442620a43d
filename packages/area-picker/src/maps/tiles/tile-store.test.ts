import { expect, it, vi } from "vitest";
import { samplePlotTiles } from "../../testing/tiles.js";
import { createTileStore, type TileLoader } from "./tile-store.js";

const somewhere = { z: 12, x: 2809, y: 1554 };

it("asks for a tile once, and gives the same tile to all who want it", async () => {
  const loader = vi.fn<TileLoader>(samplePlotTiles);
  const store = createTileStore(loader);
  const [one, other] = await Promise.all([store.load(somewhere), store.load(somewhere)]);
  expect(one).toBe(other);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(store.peek(somewhere)).toBe(one);
});

it("takes nothing at all and an empty tile for one without features", async () => {
  expect(await createTileStore(() => Promise.resolve(null)).load(somewhere)).toBeNull();
  expect(await createTileStore(() => Promise.resolve(new ArrayBuffer(0))).load(somewhere)).toBeNull();
});

it("asks again for what failed", async () => {
  const loader = vi.fn<TileLoader>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(null);
  const store = createTileStore(loader);
  await expect(store.load(somewhere)).rejects.toThrow("offline");
  expect(await store.load(somewhere)).toBeNull();
});

it("gives up what is on its way when it is closed", () => {
  let asked: AbortSignal | undefined;
  const store = createTileStore((_tile, signal) => {
    asked = signal;
    return new Promise(() => undefined);
  });
  void store.load(somewhere);
  expect(asked?.aborted).toBe(false);
  store.close();
  expect(asked?.aborted).toBe(true);
});

it("keeps the tiles seen last, and forgets those seen longest ago", async () => {
  const loader = vi.fn<TileLoader>(() => Promise.resolve(null));
  const store = createTileStore(loader);
  for (let x = 0; x < 200; x++) {
    await store.load({ z: 10, x, y: 0 });
    await store.load({ z: 10, x: 0, y: 0 });
  }
  expect(loader).toHaveBeenCalledTimes(200);
  await store.load({ z: 10, x: 1, y: 0 });
  expect(loader).toHaveBeenCalledTimes(201);
});

it("asks anew for what it was told to forget", async () => {
  const loader = vi.fn<TileLoader>(() => Promise.resolve(null));
  const store = createTileStore(loader);
  await store.load(somewhere);
  store.forget();
  expect(store.peek(somewhere)).toBeUndefined();
  await store.load(somewhere);
  expect(loader).toHaveBeenCalledTimes(2);
});

/** How much room there is for the diary on this device, and whether the browser has promised to keep it. */
export interface Room {
  /** Bytes that are left; null where the browser does not tell. */
  readonly free: number | null;
  /** Whether it stays until somebody deletes it; else the browser may empty it when room is short or nobody comes. */
  readonly isPersistent: boolean;
}

/** Bytes of a visit with its photos, or so: with less room than that the person is warned. */
export const littleRoom = 20_000_000;

/** Asks the browser to keep what is stored, and how much room is left. */
export async function askForRoom(storage: Pick<StorageManager, "estimate" | "persist" | "persisted">): Promise<Room> {
  const isPersistent = (await storage.persisted()) || (await storage.persist());
  const { quota, usage } = await storage.estimate();
  return { free: quota === undefined ? null : Math.max(0, quota - (usage ?? 0)), isPersistent };
}

import type { DiaryDatabase } from "./diary-database.js";
import { newKey } from "./seal.js";

/**
 * The device's key of its outbox: made once, never destroyed, and asked no PIN. What was written here must be handed in
 * by whoever holds the device, also when its author is blocked or somebody else is signed in.
 */
export async function outboxKey(database: DiaryDatabase): Promise<CryptoKey> {
  const known = await database.get("keys", "outbox");
  if (known) return known;
  const made = await newKey();
  // Two tabs may come here together: the first one's key is everybody's.
  const change = database.transaction("keys", "readwrite");
  const first = await change.store.get("outbox");
  if (!first) await change.store.put(made, "outbox");
  await change.done;
  return first ?? made;
}

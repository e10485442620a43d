import { type DiaryDatabase, withRoom } from "./diary-database.js";
import { sealValue, unsealValue } from "./seal.js";

/** Keeps a part of the round, sealed by the key that the PIN opens. */
export async function keepInRound(database: DiaryDatabase, key: CryptoKey, name: string, part: unknown): Promise<void> {
  const sealed = await sealValue(key, `round/${name}`, part);
  await withRoom(async () => database.put("round", sealed, name));
}

/** Reads a part of the round; undefined where none was taken along. What it holds is the caller's to know. */
export async function readOfRound(database: DiaryDatabase, key: CryptoKey, name: string): Promise<unknown> {
  const sealed = await database.get("round", name);
  return sealed && unsealValue(key, `round/${name}`, sealed);
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Names the folder in which workers of one run keep what they have filled, for each other. */
export const filledFolder = "YER_FILLED";

/** Makes the folder before the first test of a run; what is returned removes it after the last. */
export default async function makeFilledFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "yer-filled-"));
  process.env[filledFolder] = folder;
  return async () => rm(folder, { recursive: true, force: true });
}

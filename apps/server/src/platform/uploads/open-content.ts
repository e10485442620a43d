import path from "node:path";
import { BucketIsPublic } from "./bucket-is-public.js";
import type { BucketConfig, ContentConfig, ContentPlace } from "./content-settings.js";
import type { ContentStore } from "./content-store.js";
import { diskContent } from "./disk-content.js";
import { pairedContent } from "./paired-content.js";

/** The settings that say where content lies. */
export interface ContentSettings {
  /** Absolute; content on the disk lies in its `files/`. */
  readonly dataDir: string;
  readonly content: ContentConfig;
}

/**
 * Opens one of the places where content can lie.
 * @throws {BucketIsPublic}
 */
export async function openContentIn(
  place: ContentPlace,
  { dataDir, content: { bucket } }: ContentSettings,
): Promise<ContentStore> {
  if (place === "disk") return diskContent(path.join(dataDir, "files"));
  if (bucket === undefined) throw new TypeError("FILES_BUCKET is not set.");
  return openBucket(bucket);
}

/**
 * Opens where content lies by the settings.
 * @throws {BucketIsPublic}
 */
export async function openContent(settings: ContentSettings): Promise<ContentStore> {
  const [first, second] = settings.content.places;
  const opened = await openContentIn(first, settings);
  return second === undefined ? opened : pairedContent(opened, await openContentIn(second, settings));
}

/** Its library is loaded where there is a bucket. */
async function openBucket(bucket: BucketConfig): Promise<ContentStore> {
  const { bucketContent } = await import("./bucket-content.js");
  const opened = bucketContent(bucket);
  try {
    await opened.tryWriting();
  } catch (error) {
    // One that is away or takes nothing is no reason not to start: the store's health says so, and everybody reads.
    if (error instanceof BucketIsPublic) throw error;
  }
  return opened;
}

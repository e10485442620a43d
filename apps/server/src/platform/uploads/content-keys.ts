import type { Disk } from "flydrive";

/** Where content lies in the store: by the first two digits of its hash. */
export function contentKey(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256}`;
}

/** The hash whose content a key names; undefined of any other key. */
export function hashOfKey(key: string): string | undefined {
  return /^([0-9a-f]{2})\/(\1[0-9a-f]{62})$/.exec(key)?.[2];
}

/** The folders of {@link contentKey}. */
export const contentFolders: readonly string[] = Array.from({ length: 256 }, (_, first) =>
  first.toString(16).padStart(2, "0"),
);

/** What lies in a folder of the store. */
export interface Lying {
  readonly key: string;
  readonly name: string;
}

/** What lies in a folder of the store; nothing where nothing was ever put there. */
export async function lyingIn(disk: Disk, folder: string): Promise<readonly Lying[]> {
  const { objects } = await disk.listAll(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return { objects: [] };
    throw error;
  });
  return Array.from(objects).flatMap((found) => (found.isFile ? [{ key: found.key, name: found.name }] : []));
}

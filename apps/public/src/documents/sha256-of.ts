import { fileBounds } from "@yer/api/contract/files";

/** SHA-256 of bytes, hex. Needs a secure context, which the site and localhost are. */
async function sha256Of(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash of a chosen file, or why it has none. */
export type FileHash = { readonly sha256: string } | { readonly refused: "too-large" | "unreadable" };

/**
 * SHA-256 of a chosen file. One larger than the store takes is no document of ours, and is not even taken into memory:
 * gigabytes would end the page.
 */
export async function sha256OfFile(file: Pick<Blob, "size" | "arrayBuffer">): Promise<FileHash> {
  if (file.size > fileBounds.mostBytes) return { refused: "too-large" };
  try {
    return { sha256: await sha256Of(await file.arrayBuffer()) };
  } catch {
    // It was moved or changed while it was chosen.
    return { refused: "unreadable" };
  }
}

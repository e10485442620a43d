import { createHash, randomBytes } from "node:crypto";

/** A key for a file of somebody who is not signed in: 128 random bits. */
export function strangerKey(): string {
  return randomBytes(16).toString("base64url");
}

/** What the names start with under which files of strangers are kept. */
export const strangers = "anyone:";

/** Under which name files of somebody without a user are kept: whoever has the key can name it, nobody else. */
export function strangerOf(key: string): string {
  return `${strangers}${createHash("sha256").update(key).digest("base64url")}`;
}

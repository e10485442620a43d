import { calendarListLimit } from "@yer/api/contract/settings";

/** In UTF-8, of a unit of UTF-16 as the length of a text is counted. */
const mostBytesOfUnit = 3;

/** What a chosen file of a year's list holds, or why it cannot be read. */
export type ListFile = { readonly text: string } | { readonly refused: "large" | "unreadable" };

/** Reads a chosen file; one that no list could be made of is not even taken into memory. */
export async function readListFile(file: Pick<Blob, "size" | "text">): Promise<ListFile> {
  if (file.size > calendarListLimit * mostBytesOfUnit) return { refused: "large" };
  try {
    const text = await file.text();
    return text.length > calendarListLimit ? { refused: "large" } : { text };
  } catch {
    // It was moved or changed while it was chosen.
    return { refused: "unreadable" };
  }
}

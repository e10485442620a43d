import type { messages } from "./messages/uz_UZ.js";

type PeopleMessageId = keyof typeof messages;

/** A permission for people who do not read codes: what it is about, then what it lets one do. */
export function permissionInWords(text: (id: PeopleMessageId) => string, code: string): string {
  const [act = "", subject = ""] = code.split(":");
  return `${text(`subject.${subject}` as PeopleMessageId)}: ${text(`act.${act}` as PeopleMessageId)}`;
}

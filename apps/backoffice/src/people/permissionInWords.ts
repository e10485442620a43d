import type { PeopleMessageId } from "./messages/PeopleMessages.js";

/** A permission for people who do not read codes: what it is about, then what it lets one do. */
export function permissionInWords(text: (id: PeopleMessageId) => string, code: string): string {
  const [act = "", subject = ""] = code.split(":");
  return `${text(`subject.${subject}` as PeopleMessageId)}: ${text(`act.${act}` as PeopleMessageId)}`;
}

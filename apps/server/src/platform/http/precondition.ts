import { Problem } from "../problem/problem.js";

/**
 * The version named by `If-Match`: `"7"` or plain `7` (RFC 9110 wants the quotes, people forget them).
 * @throws {Problem} `precondition-required` when missing, `invalid` when it is no version
 */
export function parseIfMatch(header: string | undefined): number {
  if (header === undefined || header.trim() === "") {
    throw new Problem("precondition-required", { detail: "Send If-Match with the version last read." });
  }
  const match = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(header);
  if (match === null) {
    throw new Problem("invalid", { errors: [{ in: "headers", pointer: "/if-match", code: "version" }] });
  }
  return Number(match[1]);
}

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether `If-None-Match` names what would be sent: the caller has it already (RFC 9110, weak comparison). */
export function holdsVersion(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}

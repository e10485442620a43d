import * as z from "zod/mini";
import type { InboxSort } from "@yer/api/contract/conclusions";
import { Problem } from "../http/problem.js";

/** Where a page of the inbox ended: the last row's value in the sort's order, as text, its file and its step. */
export interface InboxCursor {
  readonly sort: InboxSort;
  readonly value: string;
  readonly id: string;
  readonly stepId: string;
}

const timestamp = /^(-?infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/;

/** Text without control characters: NUL would break the database. */
const plain = (most: number) => z.string().check(z.regex(new RegExp(String.raw`^[^\p{Cc}]{1,${most}}$`, "u")));

const parts = z.tuple([z.string(), plain(60), z.uuid(), plain(100)]);

/** Whether the sort's column holds moments; the other holds numbers of files. */
export function sortsByTime(sort: InboxSort): boolean {
  return !sort.endsWith("number");
}

/** The cursor as callers carry it. It holds nothing the page did not show. */
export function writeInboxCursor({ sort, value, id, stepId }: InboxCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, stepId])).toString("base64url");
}

/**
 * Reads a cursor, trusting nothing of it.
 * @throws {Problem} `invalid` when it is not one of ours, or of another sort
 */
export function readInboxCursor(text: string, sort: InboxSort): InboxCursor {
  const parsed = z.safeParse(parts, decode(text));
  if (!parsed.success || parsed.data[0] !== sort || (sortsByTime(sort) && !timestamp.test(parsed.data[1]))) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  const [, value, id, stepId] = parsed.data;
  return { sort, value, id, stepId };
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    // Not ours: refused by the caller.
    return undefined;
  }
}

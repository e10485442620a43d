import * as z from "zod/mini";
import type { applicationSorts } from "@yer/api/contract/application-register";
import { Problem } from "../http/problem.js";

/** A sort of the register. */
export type ApplicationSort = (typeof applicationSorts)[number];

/** Where a page ended: the last row's value in the sort's order, as text, and its id. */
export interface RegisterCursor {
  readonly sort: ApplicationSort;
  readonly value: string;
  readonly id: string;
}

const timestamp = /^(infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/;

const parts = z.tuple([
  z.string(),
  z.string().check(z.maxLength(400)),
  z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
]);

/** Whether the sort's column holds moments; the others hold text. */
export function sortsByTime(sort: ApplicationSort): boolean {
  return !/number|occupier/.test(sort);
}

/** The cursor as callers carry it. It holds nothing the page did not show. */
export function writeCursor({ sort, value, id }: RegisterCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

/**
 * Reads a cursor, trusting nothing of it.
 * @throws {Problem} `invalid` when it is not one of ours, or of another sort
 */
export function readCursor(text: string, sort: ApplicationSort): RegisterCursor {
  const [of, value, id] = z.safeParse(parts, decode(text)).data ?? [];
  if (of !== sort || value === undefined || id === undefined || (sortsByTime(sort) && !timestamp.test(value))) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  return { sort, value, id };
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

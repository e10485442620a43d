import * as z from "zod/mini";
import { instant } from "@yer/api/contract/values";
import { Problem } from "../http/problem.js";
import type { UserCursor, UserSort } from "./queries.js";

const parts = z.tuple([z.enum(["name", "-name", "-lastSeen"]), z.string().check(z.maxLength(400)), z.uuid()]);

/** The cursor as callers carry it. It holds nothing the page did not show. */
export function writeCursor(sort: UserSort, { value, id }: UserCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Reads a cursor, trusting nothing of it.
 * @throws {Problem} `invalid` when it is not one of ours, or of another sort
 */
export function readCursor(text: string, sort: UserSort): UserCursor {
  const [of, value, id] = z.safeParse(parts, decode(text)).data ?? [];
  const isMoment = value !== undefined && z.safeParse(instant, value).success;
  if (of !== sort || value === undefined || id === undefined || (sort === "-lastSeen" && !isMoment)) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  return { value, id };
}

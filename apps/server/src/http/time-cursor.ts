import * as z from "zod/mini";
import { Problem } from "./problem.js";

/** Where a page of a list ordered by a moment ended: the moment as the database writes it, to the microsecond, and the row. */
export interface TimeCursor {
  readonly at: string;
  readonly id: string;
}

const parts = z.tuple([
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)),
  z.uuid(),
]);

/** A cursor as lists hand it out: opaque. */
export function writeTimeCursor({ at, id }: TimeCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString("base64url");
}

/** @throws {Problem} `invalid` when it is not one of ours */
export function readTimeCursor(text: string): TimeCursor {
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    // Not ours: refused below.
  }
  const parsed = z.safeParse(parts, given);
  if (!parsed.success) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  const [at, id] = parsed.data;
  return { at, id };
}

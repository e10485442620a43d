import * as z from "zod/mini";
import { Problem } from "../problem/problem.js";

/** What a list is ordered by, as PostgreSQL names the type of the value. */
export type KeyType = "date" | "integer" | "text" | "timestamptz" | "uuid";

/** A moment as the database writes it, to the microsecond, and the two that are not on any calendar. */
const moment = /^(?:-?infinity|(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/;

const isOf: Readonly<Record<KeyType, (text: string) => boolean>> = {
  date: isDay,
  integer: (text) => /^\d{1,15}$/.test(text),
  // NUL would break the database, and no other control character stands in what lists are ordered by.
  text: (text) => /^[^\p{Cc}]{0,400}$/u.test(text),
  timestamptz: (text) => {
    const found = moment.exec(text);
    return found !== null && (found[1] === undefined || isDay(found[1]));
  },
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
};

/** Whether it is a day of the calendar: the database refuses the 31st of February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const parts = z.array(z.string()).check(z.maxLength(6));

/**
 * A keyset cursor as lists hand it out: opaque to callers, and without anything the page did not show.
 *
 * @param order the name of the list's order: a cursor of another order is none.
 * @param values the last row's place in it, as the database writes them.
 */
export function writeCursor(order: string, values: readonly string[]): string {
  return Buffer.from(JSON.stringify([order, ...values])).toString("base64url");
}

/**
 * Reads a cursor, trusting nothing of it.
 *
 * @returns the values, each of its type.
 * @throws {Problem} `invalid` when it is not one of ours, or of another order
 */
export function readCursor(text: string, order: string, types: readonly KeyType[]): readonly string[] {
  const [of, ...values] = z.safeParse(parts, decode(text)).data ?? [];
  const fits = values.length === types.length && types.every((type, index) => isOf[type](values[index] ?? ""));
  if (of !== order || !fits) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  return values;
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    // Not ours: refused by the caller.
    return undefined;
  }
}

import * as z from "zod/mini";
import type { placeSorts } from "@yer/api/contract/places-register";
import { Problem } from "../http/problem.js";

/** An order of the registers. */
export type PlaceSort = (typeof placeSorts)[number];

const parts = z.tuple([z.string(), z.string().check(z.maxLength(400)), z.string().check(z.regex(/^\d{4,8}$/))]);

/** Where a page ended: the value in the order and the code, as callers carry it. */
export function writePlaceCursor(sort: PlaceSort, value: string, code: string): string {
  return Buffer.from(JSON.stringify([sort, value, code])).toString("base64url");
}

/**
 * Reads a cursor, trusting nothing of it.
 * @throws {Problem} `invalid` when it is not one of ours, or of another order
 */
export function readPlaceCursor(text: string, sort: PlaceSort): { readonly value: string; readonly code: string } {
  const [of, value, code] = z.safeParse(parts, decode(text)).data ?? [];
  if (of !== sort || value === undefined || code === undefined) throw badCursor();
  return { value, code };
}

/** Reads a cursor that is a whole number: a sequence, a line. @throws {Problem} `invalid` */
export function readNumberCursor(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw badCursor();
  return Number(text);
}

function badCursor(): Problem {
  return new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

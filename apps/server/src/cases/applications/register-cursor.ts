import type { applicationSorts } from "@yer/api/contract/application-register";
import { readCursor, writeCursor } from "../../platform/lists/cursor.js";

/** A sort of the register. */
export type ApplicationSort = (typeof applicationSorts)[number];

/** Where a page ended: the last row's value in the sort's order, as text, and its id. */
export interface RegisterCursor {
  readonly sort: ApplicationSort;
  readonly value: string;
  readonly id: string;
}

/** Whether the sort's column holds moments; the others hold text. */
export function sortsByTime(sort: ApplicationSort): boolean {
  return !/number|occupier/.test(sort);
}

/** The cursor as callers carry it. */
export function writeRegisterCursor({ sort, value, id }: RegisterCursor): string {
  return writeCursor(sort, [value, id]);
}

/** @throws {Problem} `invalid` when it is not one of ours, or of another sort */
export function readRegisterCursor(after: string | undefined, sort: ApplicationSort): RegisterCursor | undefined {
  if (after === undefined) return undefined;
  const [value = "", id = ""] = readCursor(after, sort, [sortsByTime(sort) ? "timestamptz" : "text", "uuid"]);
  return { sort, value, id };
}

import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { Polygon } from "@yer/api/contract/values";
import { placed } from "@yer/area-picker/model/import";
import { readOutline } from "@yer/area-picker/model";
import type { BatchAtWork, RowAtWork } from "../../registers/batches/batch-kind.js";
import { isSystemId } from "../../registers/batches/is-system-id.js";

/** Polygons of a row in WGS 84, or why they are none yet. */
export type ShapeOfRow = readonly Polygon["coordinates"][] | "no-system" | null;

/** What is drawn beside a row, in the system that its file says or a person chose. */
export function shapeOf({ shape }: RowAtWork, { system }: BatchAtWork): ShapeOfRow {
  if (shape === null || shape.length === 0) return null;
  if (system === null || system.name !== null) return shape;
  return isSystemId(system.chosen) ? placed(shape, system.chosen) : "no-system";
}

/** A cell as it was meant: spreadsheets mark text that looks like a number or a formula by an apostrophe in front. */
export function plain(cell: string): string {
  return cell
    .trim()
    .replace(/^'(?=[=+\-@\d\t])/, "")
    .trim();
}

/** A number as people write one: `1 250,5`, `1250.50`; rounded to the hundredth, for sheets keep more. */
export function numberIn(text: string): number | undefined {
  const written = text.replaceAll(/[\s\u00a0\u202f']/g, "").replace(",", ".");
  if (!/^-?\d{1,12}(?:\.\d{1,15})?$/.test(written)) return undefined;
  return Math.round(Number(written) * 100) / 100;
}

/** The ground that a text begins with: `1`, `1. Hujjatsiz`. */
export function legalBasisIn(text: string): number | undefined {
  const found = /^([1-8])(?!\d)/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The one outline of a row: drawn beside it, or written in its cell. */
export function outlineIn(shape: ShapeOfRow, text: string, wrong: (code: FaultCode) => null): Polygon | null {
  if (shape === "no-system") return wrong("system-unknown");
  if (shape !== null && shape.length > 1) return wrong("outline-several");
  const [drawn] = shape ?? [];
  if (drawn !== undefined) return { type: "Polygon", coordinates: drawn };
  if (text === "") return null;
  const { outline, fault } = readOutline(text);
  if (fault === "several") return wrong("outline-several");
  return outline === undefined || fault === "other-system" ? wrong("outline-text") : outline;
}

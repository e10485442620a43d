import type { Position } from "./diagram.js";
import { isLabel } from "./label.js";
import { readingLimits } from "./limits.js";

/** Why a value is not what it should be at all. `path` leads to the place, as in `steps[3].days`. */
export interface ReadingFault {
  readonly code:
    | "not-json"
    | "too-large"
    | "version"
    | "not-object"
    | "not-list"
    | "id"
    | "label"
    | "number"
    | "kind"
    | "same-id"
    | "unknown-node";
  readonly path: string;
}

/** Ends a reading at its first fault; {@link reading} catches it. */
export class Fault {
  readonly code: ReadingFault["code"];
  readonly path: string;
  constructor(code: ReadingFault["code"], path: string) {
    this.code = code;
    this.path = path;
  }
}

/** Reads JSON text, or a value that was decoded already, trusting nothing. Never throws. */
export function reading<Value>(
  input: unknown,
  read: (value: unknown) => Value,
): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: ReadingFault } {
  try {
    return { ok: true, value: read(typeof input === "string" ? readText(input) : input) };
  } catch (error) {
    // A decoded value may have hostile getters: whatever they throw means that it is not a plain object.
    const { code, path } = error instanceof Fault ? error : new Fault("not-object", "");
    return { ok: false, fault: { code, path } };
  }
}

// `__proto__` is left out because ids become keys of plain JSON objects.
const idPattern = /^(?!__proto__$)[\w.:-]+$/;

function readText(text: string): unknown {
  if (text.length > readingLimits.text) throw new Fault("too-large", "");
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault("not-json", "");
  }
}

/** A plain record. */
export function object(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Fault("not-object", path);
  return value as Record<string, unknown>;
}

/** A list of records, each read in its turn. */
export function list<Item>(
  value: unknown,
  path: string,
  limit: number,
  read: (record: Record<string, unknown>, path: string) => Item,
): Item[] {
  if (!Array.isArray(value)) throw new Fault("not-list", path);
  if (value.length > limit) throw new Fault("too-large", path);
  return Array.from(value, (item, index) => read(object(item, `${path}[${index}]`), `${path}[${index}]`));
}

/** No id stands twice, in this list or in what was seen before. */
export function unique(items: readonly { readonly id: string }[], path: string, seen: Set<string>): void {
  items.forEach(({ id }, index) => {
    if (seen.has(id)) throw new Fault("same-id", `${path}[${index}].id`);
    seen.add(id);
  });
}

/** An id, or a reference to something outside. */
export function identifier(value: unknown, path: string): string {
  if (typeof value !== "string" || value.length > readingLimits.id || !idPattern.test(value))
    throw new Fault("id", path);
  return value;
}

/** A text that people read: one line, well formed. */
export function label(value: unknown, path: string): string {
  if (!isLabel(value)) throw new Fault("label", path);
  return value;
}

/** A whole number within bounds. */
export function integer(value: unknown, low: number, high: number, path: string): number {
  if (!Number.isInteger(value)) throw new Fault("number", path);
  return finite(value, low, high, path);
}

/** A place on the canvas. */
export function position(value: unknown, path: string): Position {
  const record = object(value, `${path}.position`);
  const { coordinate } = readingLimits;
  return {
    x: finite(record["x"], -coordinate, coordinate, `${path}.position.x`),
    y: finite(record["y"], -coordinate, coordinate, `${path}.position.y`),
  };
}

/** A number within bounds. */
export function finite(value: unknown, low: number, high: number, path: string): number {
  if (typeof value !== "number" || !(value >= low && value <= high)) throw new Fault("number", path);
  return value + 0; // -0 becomes 0, as it would in JSON
}

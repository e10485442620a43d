/** What a request of a screen is: its document, a file of its script or style, or a call of the API. */
export type StepKind = "document" | "asset" | "read" | "write";

/**
 * One request of an act, as the browser made it. Where it named what is drawn anew for each person who does the act, or
 * what an earlier reply said, a hole stands: `{{file}}`, `{{reply:3:/items/0/id}}`; `{{#…}}` is one for a number.
 */
export interface Step {
  readonly kind: StepKind;
  readonly method: string;
  /** Path and query, with holes. */
  readonly address: string;
  /** What the call is called in tables: its path with ids taken out. */
  readonly call: string;
  readonly ifMatch?: string;
  /** JSON, with holes. */
  readonly body?: string;
  /** Milliseconds after the act began. */
  readonly at: number;
  /** Steps whose reply it waits for: what they said stands in it, or they wrote before it was asked. */
  readonly after: readonly number[];
  /** What it was answered as it was recorded. */
  readonly status: number;
}

/** An act with all it asks for, in order. */
export interface Recording {
  readonly act: string;
  readonly steps: readonly Step[];
}

/** What fills the holes of an act: who does it, where, and on what. */
export type Holes = Readonly<Record<string, string>>;

/** A hole of an address, an `If-Match` or a body. */
export const hole = /"\{\{#([^}]+)\}\}"|\{\{([^}]+)\}\}/g;

/** The holes of a text that are filled from replies: step and JSON pointer. */
export function repliesIn(text: string): { readonly step: number; readonly pointer: string }[] {
  return [...text.matchAll(hole)].flatMap(([, number, plain]) => {
    const [kind, step, pointer = ""] = (number ?? plain ?? "").split(":");
    return kind === "reply" ? [{ step: Number(step), pointer }] : [];
  });
}

/** Fills the holes of a text; undefined where what fills one is not there. */
export function filledIn(
  text: string,
  value: (name: string) => string | undefined,
  encode: (value: string) => string = (given) => given,
): string | undefined {
  let whole = true;
  const filled = text.replaceAll(hole, (_, number: string | undefined, plain: string | undefined) => {
    const found = value(number ?? plain ?? "");
    if (found === undefined) whole = false;
    return found === undefined ? "" : number === undefined ? encode(found) : found;
  });
  return whole ? filled : undefined;
}

/** What a reply holds at a JSON pointer, as text. */
export function at(reply: unknown, pointer: string): string | undefined {
  let value = reply;
  for (const key of pointer.split("/").slice(1)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

import { Problem } from "../problem/problem.js";

/** Containers inside containers that a body may have; the contract's deepest needs 7. */
const deepest = 32;

/** Keys that reach an object's prototype when copied carelessly. */
const prototypeKeys = new Set(["__proto__", "constructor", "prototype"]);

/** A text PostgreSQL can store and every reader can show: no NUL, no lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/**
 * Refuses what no schema of ours would ask for, whatever the endpoint: prototype keys, nesting that would exhaust a
 * recursive reader later, text no database stores. Walks without recursion.
 * @throws {Problem} `malformed`
 */
function assertPlain(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && !isStorable(value)) {
      throw new Problem("malformed", { detail: "A text holds NUL or half of a surrogate pair." });
    }
    if (typeof value !== "object" || value === null) continue;
    if (depth >= deepest) throw new Problem("malformed", { detail: `The body nests deeper than ${deepest} levels.` });
    for (const [key, child] of Object.entries(value)) {
      if (prototypeKeys.has(key) || !isStorable(key)) {
        throw new Problem("malformed", { detail: "The body has a key that is not accepted." });
      }
      open.push({ value: child, depth: depth + 1 });
    }
  }
}

/**
 * Reads a JSON body.
 * @throws {Problem} `malformed` when it is not JSON, not UTF-8, or not plain
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Problem("malformed", { detail: "The body is not JSON in UTF-8.", cause });
  }
  assertPlain(value);
  return value;
}

import type { Diagram } from "../model/diagram.js";
import type { Edit } from "../model/edit.js";
import { applyOperations, invertOperations } from "../model/operations.js";
import type { Operation } from "../model/operations.js";

/** One thing a person did, undone and redone as a whole. */
export interface LogEntry {
  readonly operations: readonly Operation[];
  /** Edits with the same key that follow each other are one thing: typing in a field, nudging a node. */
  readonly key?: string;
}

/** A diagram and how it came to be. The log is the truth; selection, viewport and measurement are not in it. */
export interface EditLog {
  readonly diagram: Diagram;
  readonly past: readonly LogEntry[];
  readonly future: readonly LogEntry[];
}

/** How many things can be undone. */
export const LOG_LIMIT = 500;

/** Begins a log on a diagram. */
export const openLog = (diagram: Diagram): EditLog => ({ diagram, past: [], future: [] });

/** Adds what an edit did. An edit that did nothing leaves the log as it is; any other forgets what was undone. */
export function record(log: EditLog, [diagram, operations]: Edit, key?: string): EditLog {
  if (operations.length === 0) return log;
  const last = log.past.at(-1);
  if (key !== undefined && last?.key === key && log.future.length === 0) {
    const joined = coalesce([...last.operations, ...operations]);
    const before = log.past.slice(0, -1);
    return { diagram, past: joined.length > 0 ? [...before, { operations: joined, key }] : before, future: [] };
  }
  const entry: LogEntry = key === undefined ? { operations } : { operations, key };
  return { diagram, past: [...log.past, entry].slice(-LOG_LIMIT), future: [] };
}

/** Closes the last entry: what follows is another thing even if it has the same key (the field was left, the key let go). */
export function seal(log: EditLog): EditLog {
  const last = log.past.at(-1);
  return last?.key === undefined ? log : { ...log, past: [...log.past.slice(0, -1), { operations: last.operations }] };
}

/** Takes the last thing back. */
export function undo(log: EditLog): EditLog {
  const last = log.past.at(-1);
  if (!last) return log;
  return {
    diagram: applyOperations(log.diagram, invertOperations(last.operations)),
    past: log.past.slice(0, -1),
    future: [{ operations: last.operations }, ...log.future],
  };
}

/** Does again what was taken back last. */
export function redo(log: EditLog): EditLog {
  const [next, ...future] = log.future;
  if (!next) return log;
  return { diagram: applyOperations(log.diagram, next.operations), past: [...log.past, next], future };
}

/** Joins replacements of the same item that nothing else comes between; one that leads back to where it began is none. */
export function coalesce(operations: readonly Operation[]): Operation[] {
  const joined: Operation[] = [];
  const places = new Map<string, number>();
  for (const operation of operations) {
    if (operation.type !== "replace") {
      joined.push(operation);
      places.clear();
      continue;
    }
    const key = `${operation.slice} ${operation.before.id}`;
    const place = places.get(key);
    const former = place === undefined ? undefined : joined[place];
    if (place !== undefined && former?.type === "replace") {
      joined[place] = { ...former, after: operation.after } as Operation;
    } else {
      places.set(key, joined.push(operation) - 1);
    }
  }
  return joined.filter(
    (operation) => operation.type !== "replace" || JSON.stringify(operation.before) !== JSON.stringify(operation.after),
  );
}

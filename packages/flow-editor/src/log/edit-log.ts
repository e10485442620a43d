import type { Diagram } from "../model/diagram.js";
import { applyOperations, invertOperations } from "../model/operations.js";
import type { Operation } from "../model/operations.js";

/** One thing a person did, undone and redone as a whole. */
export interface LogEntry<Done = Operation> {
  readonly operations: readonly Done[];
  /** Edits with the same key that follow each other are one thing: typing in a field, nudging a node. */
  readonly key?: string;
}

/** A document and how it came to be. The log is the truth; selection, viewport and measurement are not in it. */
export interface EditLog<Document = Diagram, Done = Operation> {
  readonly document: Document;
  readonly past: readonly LogEntry<Done>[];
  readonly future: readonly LogEntry<Done>[];
}

/** What a log must know of the operations on its document. */
export interface LogAlgebra<Document, Done> {
  readonly apply: (document: Document, operations: readonly Done[]) => Document;
  /** The operations that undo these. */
  readonly invert: (operations: readonly Done[]) => readonly Done[];
  /** The same in fewer operations, where one follows on another; none where they lead back to where they began. */
  readonly coalesce: (operations: readonly Done[]) => readonly Done[];
}

/** What can be done with a log. */
export interface LogActs<Document, Done> {
  /** Begins a log on a document. */
  readonly open: (document: Document) => EditLog<Document, Done>;
  /** Adds what an edit did. An edit that did nothing leaves the log as it is; any other forgets what was undone. */
  readonly record: (
    log: EditLog<Document, Done>,
    edit: readonly [Document, readonly Done[]],
    key?: string,
  ) => EditLog<Document, Done>;
  /** Closes the last entry: what follows is another thing even if it has the same key (the field was left, the key let go). */
  readonly seal: (log: EditLog<Document, Done>) => EditLog<Document, Done>;
  /** Takes the last thing back. */
  readonly undo: (log: EditLog<Document, Done>) => EditLog<Document, Done>;
  /** Does again what was taken back last. */
  readonly redo: (log: EditLog<Document, Done>) => EditLog<Document, Done>;
}

/** How many things can be undone. */
export const logLimit = 500;

/** The acts on logs of one kind of document: undo and redo come from its operations alone. */
export function logOf<Document, Done>({
  apply,
  invert,
  coalesce: join,
}: LogAlgebra<Document, Done>): LogActs<Document, Done> {
  return {
    open: (document) => ({ document, past: [], future: [] }),
    record: (log, [document, operations], key) => {
      if (operations.length === 0) return log;
      const last = log.past.at(-1);
      if (key !== undefined && last?.key === key && log.future.length === 0) {
        const joined = join([...last.operations, ...operations]);
        const before = log.past.slice(0, -1);
        return { document, past: joined.length > 0 ? [...before, { operations: joined, key }] : before, future: [] };
      }
      const entry = key === undefined ? { operations } : { operations, key };
      return { document, past: [...log.past, entry].slice(-logLimit), future: [] };
    },
    seal: (log) => {
      const last = log.past.at(-1);
      if (last?.key === undefined) return log;
      return { ...log, past: [...log.past.slice(0, -1), { operations: last.operations }] };
    },
    undo: (log) => {
      const last = log.past.at(-1);
      if (!last) return log;
      return {
        document: apply(log.document, invert(last.operations)),
        past: log.past.slice(0, -1),
        future: [{ operations: last.operations }, ...log.future],
      };
    },
    redo: (log) => {
      const [next, ...future] = log.future;
      if (!next) return log;
      return { document: apply(log.document, next.operations), past: [...log.past, next], future };
    },
  };
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

/** Logs of diagrams. */
export const {
  open: openLog,
  record,
  seal,
  undo,
  redo,
}: LogActs<Diagram, Operation> = logOf({
  apply: applyOperations,
  invert: invertOperations,
  coalesce,
});

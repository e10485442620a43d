/** What was written of an outline, step by step: texts, so that also what cannot be read yet comes back. */
export interface OutlineLog {
  readonly now: string;
  /** Earlier texts, the last one nearest. */
  readonly before: readonly string[];
  /** Texts taken back, the next one nearest. */
  readonly after: readonly string[];
}

/** Most steps that can be taken back. */
const mostSteps = 200;

/** Most characters kept for taking back, over all steps: outlines of two thousand corners take forty thousand each. */
const mostCharacters = 4_000_000;

/** A log that begins with a text. */
function begin(now: string): OutlineLog {
  return { now, before: [], after: [] };
}

/**
 * The log with a new text. `isSameStep` writes over the last step instead of beginning one: letters typed one after
 * another are taken back together.
 */
function write(log: OutlineLog, now: string, isSameStep = false): OutlineLog {
  if (now === log.now) return log;
  const before = isSameStep && log.before.length > 0 ? log.before : [...log.before, log.now].slice(-mostSteps);
  let [characters, kept] = [0, before.length];
  while (kept > 0) {
    characters += before[kept - 1]?.length ?? 0;
    if (characters > mostCharacters) break;
    kept -= 1;
  }
  return { now, before: before.slice(kept), after: [] };
}

/** The log one step back; itself at its beginning. */
function undo(log: OutlineLog): OutlineLog {
  const now = log.before.at(-1);
  return now === undefined ? log : { now, before: log.before.slice(0, -1), after: [...log.after, log.now] };
}

/** The log one step forth again; itself where nothing was taken back. */
function redo(log: OutlineLog): OutlineLog {
  const now = log.after.at(-1);
  return now === undefined ? log : { now, before: [...log.before, log.now], after: log.after.slice(0, -1) };
}

/** Operations on {@link OutlineLog}s. */
export const outlineLog = { begin, write, undo, redo } as const;

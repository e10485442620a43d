/** A stretch of text that both sides have, or one of them. */
export interface DiffPart {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Words, the room between them, and marks, each by itself; joined again they are the text. */
function tokensOf(text: string): string[] {
  return text.split(/(\s+|[.,;:!?()«»“”"/]+)/u).filter((token) => token !== "");
}

/** So many comparisons are made at most; beyond, what differs is told as a whole. */
const mostComparisons = 2_000_000;

/** Below this share of words in common two texts are different texts, and a mixture of both would be unreadable. */
const leastAlike = 0.3;

/** Lengths of the longest common subsequences of all ends of the two lists, row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    const [row, below] = [rows[i], rows[i + 1]];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j--) {
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** What differs between two lists that share neither beginning nor end. */
function middle(before: readonly string[], after: readonly string[]): DiffPart[] {
  const whole: DiffPart[] = [
    { kind: "removed", text: before.join("") },
    { kind: "added", text: after.join("") },
  ];
  if (before.length * after.length > mostComparisons) return whole;
  const lengths = commonLengths(before, after);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [mine, theirs] = [before[i], after[j]];
    if (mine !== undefined && mine === theirs) {
      parts.push({ kind: "same", text: mine });
      i++;
      j++;
    } else if (
      mine !== undefined &&
      (theirs === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      parts.push({ kind: "removed", text: mine });
      i++;
    } else if (theirs !== undefined) {
      parts.push({ kind: "added", text: theirs });
      j++;
    }
  }
  return parts;
}

/** Puts what was removed in one go before what was added in its place, and neighbours of a kind together. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const out: DiffPart[] = [];
  let [removed, added] = ["", ""];
  const flush = (): void => {
    if (removed) out.push({ kind: "removed", text: removed });
    if (added) out.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  parts.forEach((part, index) => {
    // A space alone between two changes belongs to both: a changed phrase is told in one piece.
    const between = part.kind === "same" && /^\s+$/u.test(part.text) && parts[index + 1]?.kind !== "same";
    if (between && (removed || added) && index < parts.length - 1) {
      removed += part.text;
      added += part.text;
    } else if (part.kind === "removed") removed += part.text;
    else if (part.kind === "added") added += part.text;
    else {
      flush();
      const last = out.at(-1);
      if (last?.kind === "same") out[out.length - 1] = { kind: "same", text: last.text + part.text };
      else out.push(part);
    }
  });
  flush();
  return out;
}

/** What was removed and added between two texts, word by word; very different texts are told as a whole. */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const [mine, theirs] = [tokensOf(before), tokensOf(after)];
  const least = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < least && mine[start] === theirs[start]) start++;
  let end = 0;
  while (end < least - start && mine.at(-1 - end) === theirs.at(-1 - end)) end++;

  const parts = joined([
    ...mine.slice(0, start).map((text): DiffPart => ({ kind: "same", text })),
    ...middle(mine.slice(start, mine.length - end), theirs.slice(start, theirs.length - end)),
    ...mine.slice(mine.length - end).map((text): DiffPart => ({ kind: "same", text })),
  ]).filter((part) => part.text !== "");

  const kept = parts.filter(({ kind }) => kind === "same").reduce((sum, { text }) => sum + text.trim().length, 0);
  if (kept >= leastAlike * Math.min(before.length, after.length)) return parts;
  return [
    { kind: "removed" as const, text: before },
    { kind: "added" as const, text: after },
  ].filter((part) => part.text !== "");
}

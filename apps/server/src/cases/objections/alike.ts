import { searchKey } from "@yer/api/formats";

/**
 * Share of common word pairs from which two objections say nearly the same (decision 0060). A letter passed around in a
 * street differs in a name and a house number; two people who each write for themselves share a pair here and there.
 */
export const alikeFrom = 0.7;

/** The words of an objection as they are compared: blind to script, apostrophes, case and punctuation. */
export function textKey(text: string): string {
  return searchKey(text);
}

/** Words side by side; of a single word that word. */
function pairs(key: string): ReadonlySet<string> {
  const words = key.split(" ").filter(Boolean);
  if (words.length < 2) return new Set(words);
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/** How much two texts have in common, by their keys: 0 nothing, 1 the same words in the same order (Jaccard). */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [first, second] = [pairs(one), pairs(other)];
  const common = [...first].filter((pair) => second.has(pair)).length;
  const all = first.size + second.size - common;
  return all === 0 ? 0 : common / all;
}

/** An objection that a group began with. */
export interface GroupLeader {
  readonly groupId: string;
  readonly textKey: string;
}

/**
 * The group an objection belongs to: the likest of those that reach {@link alikeFrom}; `undefined` where it begins one
 * of its own. Compared with the first of each group only, so that groups do not drift from letter to letter.
 */
export function groupOf(key: string, leaders: readonly GroupLeader[]): string | undefined {
  let best: { readonly groupId: string; readonly like: number } | undefined;
  for (const { groupId, textKey: leader } of leaders) {
    const like = likeness(key, leader);
    if (like >= alikeFrom && (best === undefined || like > best.like)) best = { groupId, like };
  }
  return best?.groupId;
}

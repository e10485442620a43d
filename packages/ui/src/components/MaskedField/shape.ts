import type { Mask } from "./mask.js";

/** What the input shows after a change, and where the caret stands in it. */
export interface Shaped {
  readonly shown: string;
  readonly caret: number;
}

/**
 * Shapes what stands in the input after a change: what fits its place stays, with the mask's own signs between. A pure
 * function of text and caret, so that no keystroke comes too early for it, as it does for masks that follow the
 * selection by a timer and lose what is typed faster than that.
 *
 * @param typed what stands in the input now
 * @param caret where the caret stands in it
 */
export function shape(mask: Mask, typed: string, caret: number): Shaped {
  const prefix = prefixOf(mask);
  const begun = typed.startsWith(prefix) ? prefix.length : prefix.startsWith(typed) ? typed.length : 0;
  const laid = layOut(mask, prefix, typed.slice(begun));
  // Capitals for small letters and such: as the mask writes the value, where that changes no place.
  const formatted = mask.format(mask.parse(laid));
  const shown = formatted.length === laid.length ? formatted : laid;
  if (caret >= typed.length) return { shown, caret: shown.length };
  const before = layOut(mask, prefix, typed.slice(begun, caret)).length;
  return { shown, caret: Math.min(before, shown.length) };
}

/** Signs of the mask before its first place: `+998 `. */
function prefixOf({ pattern, replacement }: Mask): string {
  const first = pattern.split("").findIndex((sign) => Object.hasOwn(replacement, sign));
  return first === -1 ? pattern : pattern.slice(0, first);
}

/** Fills the places with what fits them, one after another; nothing of the mask stands behind the last one filled. */
function layOut({ pattern, replacement }: Mask, prefix: string, body: string): string {
  let laid = "";
  let between = prefix;
  let at = prefix.length;
  for (const sign of body.split("")) {
    let next = at;
    let passed = "";
    while (next < pattern.length && !Object.hasOwn(replacement, pattern.charAt(next))) {
      passed += pattern.charAt(next);
      next += 1;
    }
    if (next >= pattern.length) break;
    if (!replacement[pattern.charAt(next)]?.test(sign)) continue;
    laid += between + passed + sign;
    between = "";
    at = next + 1;
  }
  return laid;
}

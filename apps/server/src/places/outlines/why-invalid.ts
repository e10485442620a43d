/** Why an outline is not valid: a kind that every language has words for, and where, latitude first. */
export interface WhyInvalid {
  readonly why: "crossing" | "hole" | "nested" | "other";
  readonly at: string;
}

/** Reads what `ST_IsValidReason` says: an English phrase with the place in brackets, longitude first. */
export function whyInvalid(said: string): WhyInvalid {
  const [, phrase = said, x, y] = /^([^[]+)\[(-?[\d.]+) (-?[\d.]+)\]$/u.exec(said) ?? [];
  const why = /self-intersection/iu.test(phrase)
    ? "crossing"
    : /hole|disconnected/iu.test(phrase)
      ? "hole"
      : /nested|duplicate/iu.test(phrase)
        ? "nested"
        : "other";
  return { why, at: x === undefined ? "" : `${Number(y).toFixed(5)}, ${Number(x).toFixed(5)}` };
}

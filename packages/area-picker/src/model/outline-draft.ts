import type { Polygon } from "@yer/api/contract/values";

/** A place on the ground: longitude, latitude in degrees, WGS 84. */
export type Position = Polygon["coordinates"][number][number];

/**
 * An outline while it is drawn: rings of corners, the first the outer one, the others holes. The closing point is not
 * among the corners, so a ring may have one corner or two and be on its way to a polygon.
 */
export type OutlineDraft = readonly (readonly Position[])[];

/** A corner of a draft: which ring, and which corner of it. */
export interface Corner {
  readonly ring: number;
  readonly index: number;
}

/** Digits after the point that a drawn corner keeps: a seventh of a degree's is a centimetre on the ground. */
const drawnDigits = 7;

/** The corners of an outline; a ring's closing point is left out, if it has one. Rings without a corner are left out. */
export function draftOf({ coordinates }: Polygon): OutlineDraft {
  return coordinates
    .map((ring) => (ring.length > 1 && isSame(ring[0], ring.at(-1)) ? ring.slice(0, -1) : ring))
    .filter((ring) => ring.length > 0);
}

/** The outline of a draft, its rings closed; `undefined` for a draft without a corner. It may be no polygon yet. */
export function outlineOfDraft(draft: OutlineDraft): Polygon | undefined {
  const rings = draft.filter((ring) => ring.length > 0);
  if (rings.length === 0) return undefined;
  return { type: "Polygon", coordinates: rings.map((ring) => [...ring, ...ring.slice(0, 1)]) };
}

/** A place as it is kept when it was drawn: to the centimetre, so that what is shown is what is stored. */
export function drawnPosition([longitude, latitude]: Position): Position {
  return [rounded(longitude, drawnDigits), rounded(latitude, drawnDigits)];
}

/** The draft with a corner put in before the one at `index`; at the ring's length it becomes its last. */
export function withCorner(draft: OutlineDraft, { ring, index }: Corner, position: Position): OutlineDraft {
  const rings = draft.length === 0 ? [[]] : draft;
  return rings.map((corners, at) => (at === ring ? corners.toSpliced(index, 0, position) : corners));
}

/** The draft with a corner elsewhere. */
export function withCornerMoved(draft: OutlineDraft, { ring, index }: Corner, position: Position): OutlineDraft {
  return draft.map((corners, at) => (at === ring && index < corners.length ? corners.with(index, position) : corners));
}

/** The draft without a corner. A hole of fewer than three corners goes with it; an outer ring stays as it is drawn. */
export function withoutCorner(draft: OutlineDraft, { ring, index }: Corner): OutlineDraft {
  return draft.flatMap((corners, at) => {
    if (at !== ring) return [corners];
    const left = corners.toSpliced(index, 1);
    const isLeft = at === 0 ? left.length > 0 || draft.length > 1 : left.length >= 3;
    return isLeft ? [left] : [];
  });
}

/** The draft without a ring; without the outer one nothing is left. */
export function withoutRing(draft: OutlineDraft, ring: number): OutlineDraft {
  return ring === 0 ? [] : draft.toSpliced(ring, 1);
}

/** Middle of the side that begins at a corner, as a drawn place; `undefined` where there is no side. */
export function middleOfSide(draft: OutlineDraft, { ring, index }: Corner): Position | undefined {
  const corners = draft[ring] ?? [];
  const from = corners[index];
  const to = corners[(index + 1) % corners.length];
  if (!from || !to || corners.length < 2) return undefined;
  return drawnPosition([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
}

/** The corner after another one, over all rings and round again; `undefined` for a draft without one. */
export function cornerAfter(draft: OutlineDraft, from: Corner | undefined, step: 1 | -1 = 1): Corner | undefined {
  const all = draft.flatMap((corners, ring) => corners.map((_, index) => ({ ring, index })));
  if (all.length === 0) return undefined;
  const at = from ? all.findIndex(({ ring, index }) => ring === from.ring && index === from.index) : -1;
  if (at === -1) return step === 1 ? all[0] : all.at(-1);
  return all[(at + step + all.length) % all.length];
}

/** How many corners a draft has, over all rings. */
export function cornersIn(draft: OutlineDraft): number {
  return draft.reduce((sum, ring) => sum + ring.length, 0);
}

/** Whether two places are the same, to the last digit. */
export function isSame(a: Position | undefined, b: Position | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** A number with so many digits after the point, as people write it. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

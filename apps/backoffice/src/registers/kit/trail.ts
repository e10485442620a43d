/** Where a page of a keyset list begins: the cursor behind which it stands, and the rows before it. */
export interface Mark {
  readonly after: string;
  readonly offset: number;
}

/**
 * The way to the page that is shown, page by page; the last mark is the page itself, none is the first page. A keyset
 * list has no way back of its own: this is it, and since the address holds it, a reload and a link have it too.
 */
export type Trail = readonly Mark[];

/** Marks an address keeps: further back the former page is sought from the beginning. */
export const mostMarks = 20;

/** The way that an address tells. */
export function trailIn(params: URLSearchParams): Trail {
  const offsets = params.getAll("offset");
  return params.getAll("after").map((after, index) => ({ after, offset: Math.max(0, Number(offsets[index]) || 0) }));
}

/** An address with another way in it. */
export function withTrail(standing: URLSearchParams, trail: Trail): URLSearchParams {
  const next = new URLSearchParams(standing);
  next.delete("after");
  next.delete("offset");
  for (const { after, offset } of trail.slice(-mostMarks)) {
    next.append("after", after);
    next.append("offset", String(offset));
  }
  return next;
}

/** The way to the page behind the one that is shown. */
export function ahead(trail: Trail, after: string, rows: number): Trail {
  return [...trail, { after, offset: (trail.at(-1)?.offset ?? 0) + rows }];
}

/**
 * The way to the page before the one that is shown; undefined where the trail does not reach so far back.
 * @param rows rows on a page: what is not more than them away from the beginning follows the first page
 */
export function back(trail: Trail, rows: number): Trail | undefined {
  if (trail.length > 1) return trail.slice(0, -1);
  return (trail[0]?.offset ?? 0) <= rows ? [] : undefined;
}

interface Part {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/**
 * Walks a list from its beginning to the page behind so many rows, in the largest steps it allows.
 * @returns the way there; nothing of it where that is the first page
 */
export async function trailTo(
  rows: number,
  ask: (query: { readonly after?: string; readonly limit: number }) => Promise<Part>,
  mostRows: number,
): Promise<Trail> {
  let mark: Mark | undefined;
  for (let left = rows; left > 0; left = rows - mark.offset) {
    // oxlint-disable-next-line no-await-in-loop -- each step begins where the one before ended
    const { items, next } = await ask({
      limit: Math.min(left, mostRows),
      ...(mark === undefined ? {} : { after: mark.after }),
    });
    if (next === null || items.length === 0) break;
    mark = { after: next, offset: (mark?.offset ?? 0) + items.length };
  }
  return mark === undefined ? [] : [mark];
}

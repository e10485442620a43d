/** The type of headings and of status tags, beside the font itself: `--yer-weight-medium` and `--yer-font-size-sm`. */
const type = "500 13px";
/** Words may be drawn a little wider than they were measured: while their font is on its way another stands in for it. */
const slack = 1.03;

const measured = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

function widthOf(words: string): number {
  const known = measured.get(words);
  if (known !== undefined) return known;
  if (canvas === undefined) {
    canvas = globalThis.document?.createElement("canvas").getContext("2d") ?? null;
    if (canvas) canvas.font = `${type} ${getComputedStyle(document.body).fontFamily}`;
  }
  const width = canvas?.measureText(words).width ?? 0;
  measured.set(words, width);
  return width;
}

/** What stands in a heading beside its words. */
export interface HeadingParts {
  /** Whether it has a mark of its order. */
  readonly sorts: boolean;
  /** Whether it has a menu. */
  readonly adjusts: boolean;
}

/**
 * How wide a column must be, in pixels, for its heading to break between words and never within one. On a server, which
 * measures nothing, as wide as what stands beside the words.
 */
export function headingWidth(header: string, { sorts, adjusts }: HeadingParts): number {
  const longest = Math.max(0, ...header.split(/\s+/u).map((word) => widthOf(word)));
  // The padding of its two sides, at the end with room for the menu; the mark with its gap.
  return Math.ceil(longest * slack) + 12 + (adjusts ? 32 : 12) + (sorts ? 16 : 0);
}

/** How wide a column must be, in pixels, for the longest of these status tags to stand in it whole. */
export function tagsWidth(tags: readonly string[]): number {
  if (tags.length === 0) return 0;
  // The tag's edges, its padding, its icon with the gap behind it, and the cell's own padding.
  return Math.ceil(Math.max(...tags.map((words) => widthOf(words))) * slack) + 2 + 14 + 19 + 24;
}

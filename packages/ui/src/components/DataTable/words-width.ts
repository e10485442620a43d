import { useSyncExternalStore } from "react";
import { fontFamily } from "../../theme/tokens.js";

/** The type of headings and of status tags, beside the font itself: `--yer-weight-medium` and `--yer-font-size-sm`. */
const type = "500 13px";
/** Words may be drawn a little wider than they were measured. */
const slack = 1.03;

const measured = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;
/** The fonts as they were asked for in this frame. */
let asked: { readonly font: string; readonly fonts: string } | undefined;
const listeners = new Set<() => void>();

/** The page's fonts: the kit's, until the page's own style is there to be asked. Asking before has it worked out for the answer. */
let family: string = fontFamily;

function widthOf(words: string, fonts: string): number {
  const key = `${fonts} ${words}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  canvas ??= globalThis.document?.createElement("canvas").getContext("2d") ?? null;
  if (canvas) canvas.font = fontsAsked().font;
  const width = canvas?.measureText(words).width ?? 0;
  measured.set(key, width);
  return width;
}

function heard(): void {
  asked = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.fonts.addEventListener("loadingdone", heard);
  listeners.add(listener);
  // Asked anew once it is listened for, so that a font or the page's style that came in between is not missed.
  family = getComputedStyle(document.body).fontFamily;
  asked = undefined;
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.fonts.removeEventListener("loadingdone", heard);
  };
}

function fontsAsked(): NonNullable<typeof asked> {
  if (!asked) {
    const now = `${type} ${family}`;
    // How many have come, and not that one was said to come: the browser says it late, of fonts that words were measured in.
    const come = [...document.fonts].filter(({ status }) => status === "loaded").length;
    asked = { font: now, fonts: `${now}${come}` };
    requestAnimationFrame(() => {
      asked = undefined;
    });
  }
  return asked;
}

const fontsNow = (): string => fontsAsked().fonts;

/** The fonts that words are measured in, as a text that changes when one has come: until then another stands in for it. */
export function useFonts(): string {
  return useSyncExternalStore(subscribe, fontsNow, () => "");
}

/** What stands in a heading beside its words. */
export interface HeadingParts {
  /** Whether it has a mark of its order. */
  readonly sorts: boolean;
  /** Whether the heading has a menu. */
  readonly adjusts: boolean;
}

/**
 * How wide a column must be, in pixels, for its heading to break between words and never within one. On a server, which
 * measures nothing, as wide as what stands beside the words.
 *
 * @param fonts {@link useFonts}
 */
export function headingWidth(header: string, { sorts, adjusts }: HeadingParts, fonts: string): number {
  // Words that a no-break space joins stand on one line.
  const longest = Math.max(0, ...header.split(/[^\S\u{a0}]+/u).map((word) => widthOf(word, fonts)));
  // The padding of its two sides, at the end with room for the menu; the mark with its gap.
  return Math.ceil(longest * slack) + 12 + (adjusts ? 32 : 12) + (sorts ? 16 : 0);
}

/** How wide a column must be, in pixels, for the longest of these status tags to stand in it whole. */
export function tagsWidth(tags: readonly string[], fonts: string): number {
  if (tags.length === 0) return 0;
  // The tag's edges, its padding, its icon with the gap behind it, and the cell's own padding.
  return Math.ceil(Math.max(...tags.map((words) => widthOf(words, fonts))) * slack) + 2 + 14 + 19 + 24;
}

/** The element of the page that shows the PIN's field before the app has come. */
export const faceId = "diary-face";

/** What the diary's page begins with where it is opened without a network: the PIN's field, as the app drew it. */
export interface PinFace {
  /** Attributes of `<html>`: language, direction, theme. */
  readonly attributes: string;
  readonly styles: string;
  readonly html: string;
}

/** What was typed before the app came. */
export interface TypedAhead {
  readonly pin: string;
  /** Whether the person pressed the button already. */
  readonly isSent: boolean;
  readonly isFocused: boolean;
}

/** Height in pixels of the line in which the page says, under its header, that the service is not reached. */
const noticeHeight = 40;

/** While the face stands, and what took its place (`data-taken-over`). */
const fromFace = `body:has(#${faceId},[data-taken-over])`;
const notice = "[role=status][data-shown=true]";

/**
 * The notice's line in the app: free until the notice stands in it, free again after it, so that neither moves anything.
 * These rules are in no other page than one that began with the face.
 */
const lineOfNotice = `${fromFace}:not(:has(${notice})) #main{margin-block-start:${noticeHeight}px}${fromFace} ${notice}>*{min-block-size:${noticeHeight}px}`;

/**
 * Where the app's content begins, in pixels from the page's corner: below its header, and a banner over the page as long as
 * there is one, and beside its menu. This much is left free, so that nothing moves when the app is there.
 */
function cornerOfContent(): { readonly top: number; readonly left: number } {
  const corner = document.querySelector("#root main")?.parentElement?.getBoundingClientRect();
  return corner
    ? { top: Math.round(corner.top + window.scrollY), left: Math.round(corner.left) }
    : { top: 56, left: 0 };
}

const classIn = /\.(-?[A-Za-z_][\w-]*)/g;

const isLetters = (rule: CSSRule): boolean => rule instanceof CSSFontFaceRule;

/**
 * Rules of the app that the drawn elements need: those that name one of their classes, or none; and its letters, which stand
 * in a file that the page begins only later: a line would break anew when they came.
 */
function stylesOf(drawn: HTMLElement): string {
  const classes = new Set([...drawn.querySelectorAll("[class]")].flatMap((one) => [...one.classList]));
  const isOf = (rule: CSSRule): boolean =>
    !(rule instanceof CSSStyleRule) ||
    [...rule.selectorText.matchAll(classIn)].every(([, name]) => classes.has(name ?? ""));
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].filter(sheet.href === null ? isOf : isLetters))
    .map(({ cssText }) => cssText)
    .join("\n");
}

/**
 * The PIN's field as it is drawn in an element that stands in no page.
 *
 * @param look that it will be shown in
 */
export function faceOf(drawn: HTMLElement, look: { readonly theme: string; readonly accent: string }): PinFace {
  const { top: header, left: menu } = cornerOfContent();
  const chosen = new Map(Object.entries(look).map(([name, value]) => [`data-${name}`, value]));
  const copy = drawn.cloneNode(true) as HTMLElement;
  const own = [...copy.querySelectorAll<HTMLElement>("[style]")].map((element, index) => {
    // The policy lets no element of a page bring styles of its own.
    const rule = `#${faceId} [data-own="${index}"]{${element.style.cssText}}`;
    element.removeAttribute("style");
    element.dataset.own = String(index);
    return rule;
  });
  return {
    attributes: [...document.documentElement.attributes]
      .filter(({ name }) => name !== "style")
      .map(({ name, value }) => `${name}="${(chosen.get(name) ?? value).replaceAll('"', "&quot;")}"`)
      .join(" "),
    styles: [
      stylesOf(copy),
      ...own,
      lineOfNotice,
      `#${faceId}{--_room:var(--yer-page-padding);position:fixed;inset:0;z-index:1;overflow:auto;padding:calc(${header + noticeHeight}px + var(--_room)) var(--_room) var(--_room);background:linear-gradient(var(--yer-surface) ${header - 1}px,var(--yer-border) ${header - 1}px ${header}px,var(--yer-bg) ${header}px)}`,
      // As the app's shell has it: less room on a phone, and a menu at the side of a wide window alone.
      `@media (max-width:599.98px){#${faceId}{--_room:var(--yer-space-4)}}`,
      `@media (min-width:900px){#${faceId}{padding-inline-start:calc(${menu}px + var(--_room))}}`,
    ].join("\n"),
    html: copy.innerHTML,
  };
}

const shown = (): HTMLElement | null => document.getElementById(faceId);

/** What was typed before the app came; undefined: nothing was there to type into. */
export function typedAhead(): TypedAhead | undefined {
  const face = shown();
  const field = face?.querySelector("input");
  if (!face || !field) return undefined;
  return { pin: field.value, isSent: "sent" in face.dataset, isFocused: document.activeElement === field };
}

/** Takes away what stood there before the app, and tells what was typed into it until then. */
export function takeFace(): TypedAhead | undefined {
  const typed = typedAhead();
  shown()?.remove();
  return typed;
}

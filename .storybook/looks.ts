import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, beforeAll, expect, inject, type TestContext, vi } from "vitest";
import { page } from "vitest/browser";
import fontFaces from "../packages/ui/fonts.css?inline";
import { patience } from "../tools/limits.mjs";
import { firstLook, type Look, looks } from "./look.js";
import { changeLook, check, followStories } from "./shown-story.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The looks in which pictures are taken. */
    looks: readonly Look[];
  }
}

/** Margin that `layout: "padded"` has in the book; vitest gives none, and focus rings would be cut off. */
const margin = 16;

/** Pixels; what lies further down is left out of the picture. */
const tallest = 2000;

// Stories that show "today" or "2 minutes ago" say the same every day. Before any story is loaded: some look at the
// clock as they are. Timers stay as they are.
vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-05T10:30:00+05:00") });

if (!document.getElementById("looks")) {
  const style = document.createElement("style");
  style.id = "looks";
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
  // By hand, since the policy blocks the elements that Vite (which saw no nonce when it started) makes of style sheets
  // and Playwright of hidden carets.
  style.textContent = `${fontFaces} body { padding: ${margin}px; } * { caret-color: transparent !important; }`;
  document.head.append(style);
}

// There before the first story is laid out: what measures itself once, such as a diagram fitted into its room, would
// keep the measure of another font.
await Promise.all(["Yer, oʻ", "Ер", "қ"].map((text) => document.fonts.load("1em 'Inter Variable'", text)));

const seen = { opacityProperty: true, visibilityProperty: true };

/** How far down an element and all that is seen in it reach. */
function bottom(element: Element): number {
  if (element.matches("[data-live-announcer], script, style") || !element.checkVisibility(seen)) return 0;
  const box = element.getBoundingClientRect();
  const clips = getComputedStyle(element).overflowY !== "visible";
  const own = box.width > 1 && box.height > 1 ? box.bottom : 0;
  return clips ? own : Math.max(own, ...[...element.children].map(bottom));
}

/** What is seen on the page, overlays too, ends there. */
function end(): number {
  return Math.ceil(Math.max(0, ...[...document.body.children].map(bottom)));
}

/**
 * Milliseconds, and frames, after which a page counts as drawn: on a busy machine the events of a frame (a new size, a
 * scroll) come later than any clock would wait. A story that does not rest within what all tests have is told.
 */
const quiet = 300;
const stillFrames = 6;

/** When anything on the page changed last, and when an element or a text came or went. */
const last = { change: 0, arrival: 0 };
/** Frames since the last change. */
let frames = 0;

new MutationObserver((changes) => {
  last.change = performance.now();
  frames = 0;
  if (changes.some(({ type }) => type === "childList")) last.arrival = last.change;
}).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });

/**
 * Whether a story's root, which has no attribute, is still empty: its texts, or all of it, are yet to come. What lies
 * under an open overlay is an empty element too, and stays one.
 */
function isWaiting(): boolean {
  return [...document.querySelectorAll("body > div:empty")].some((place) => place.attributes.length === 0);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Since when nothing more may be on its way. What is loaded lazily follows upon something that came, a sign that it
 * loads above all, so that other colours, another direction or size want frames alone. What a canvas draws nobody
 * tells: there, as where a story is still empty, the time begins anew each time.
 */
function quietSince(begun: number): number {
  return isWaiting() || document.querySelector("canvas") ? Math.max(begun, last.change) : last.arrival;
}

/** Resolves when texts and parts that stories load lazily have come: something is drawn, and no more comes. */
async function rest(): Promise<void> {
  const begun = performance.now();
  frames = 0;
  for (;;) {
    await nextFrame();
    frames += 1;
    const now = performance.now();
    if (frames >= stillFrames && now - quietSince(begun) >= (isWaiting() ? 10 * quiet : quiet)) return;
    if (now - begun > patience) throw new Error("It never rests: what is seen of it changes on and on.");
  }
}

/** Resolves when all fonts that the text asks for and all images are there, and drawn. */
async function settle(): Promise<void> {
  await rest();
  await document.fonts.ready;
  // A picture that cannot be loaded is part of some stories.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await nextFrame();
  await nextFrame();
}

/** `packages/ui/src/…/Button.stories.tsx` is `ui/Button`. */
function nameOf(file: string): string {
  return file.replace(/^\w+\/([^/]+)\/.*?([^/]+)\.stories\.tsx$/, "$1/$2");
}

/**
 * Draws anew what lies over the page in the top layer: what of it was outside the window before that grew stays undrawn
 * in Chromium, where it has not moved since. Answers whether there is any.
 */
function redrawOverlays(): boolean {
  const overlays = document.querySelectorAll<HTMLElement>(":popover-open");
  for (const overlay of overlays) {
    overlay.style.display = "none";
    overlay.getBoundingClientRect();
    overlay.style.removeProperty("display");
  }
  return overlays.length > 0;
}

/**
 * Holds what is seen, from the window's corner to where the story ends, against the picture of that name.
 *
 * @param isFullscreen whether the story is as large as the window.
 * @param whenDrawn what is to be done first, once the page rests.
 */
async function compare(name: string, isFullscreen: boolean, whenDrawn?: () => Promise<void>): Promise<void> {
  const given = innerHeight;
  scrollTo(0, 0);
  await settle();
  await whenDrawn?.();
  if (!isFullscreen && end() > innerHeight) {
    await page.viewport(innerWidth, Math.min(end() + margin, tallest));
    await settle();
    if (redrawOverlays()) await settle();
  }
  const height = isFullscreen ? innerHeight : Math.min(end() + margin, innerHeight);
  const clip = { x: 0, y: 0, width: innerWidth, height };
  try {
    // Taken until two in a row are the same: five seconds of its own are no time for that on a slow machine.
    await expect(page).toMatchScreenshot(name, { timeout: patience, screenshotOptions: { clip } });
  } finally {
    if (innerHeight !== given) await page.viewport(innerWidth, given);
  }
}

/**
 * Shows a story, which its test left in the first look, in another: changed in place, as people change theirs, or mounted
 * and played anew where the story says why it must be (`parameters.mountedForEachLook`).
 */
async function compareIn(look: Look, story: ComposedStoryFn, name: string): Promise<void> {
  const { layout, mountedForEachLook } = story.parameters;
  const globals = looks[look];
  const isFullscreen = layout === "fullscreen";
  if (look === firstLook) {
    await compare(name, isFullscreen);
  } else if (mountedForEachLook) {
    localStorage.clear();
    await story.run({ globals: { ...story.globals, ...globals } });
    await compare(name, isFullscreen);
  } else {
    const changed = await changeLook(globals);
    await compare(name, isFullscreen, async () => check(changed));
  }
}

/** What of a test is read here. */
type Tested = Pick<TestContext, "task"> & { readonly story?: ComposedStoryFn };

beforeAll(followStories);

/** A picture in each look of every "All States" story that its test has shown, and what axe says of it in each look. */
afterEach(async ({ task, story }: Tested) => {
  if (task.name !== "All States" || !story) return;
  const file = task.file.filepath.replace(/.*\/(?=(packages|apps)\/)/, "");
  const name = nameOf(file);
  for (const error of task.result?.errors ?? []) error.message = `${name} in ${firstLook}:\n${error.message}`;
  // Without axe's word its play function failed: there is no state to take pictures of.
  if (story.reporting.reports.length === 0) return;

  const errors: unknown[] = [];
  if (story.parameters["layout"] === "fullscreen") document.body.style.padding = "0";
  for (const look of inject("looks")) {
    try {
      await compareIn(look, story, `${name}/${look}`);
    } catch (error) {
      if (error instanceof Error) {
        error.message = `${name} in ${look}:\n${error.message}\nIf it should look so, renew its pictures and look at them before you commit:\n  pnpm screenshots ${file}\n`;
      }
      errors.push(error);
    }
  }
  document.body.style.removeProperty("padding");
  if (errors.length > 0) throw new AggregateError(errors, `${name} looks otherwise.`);
});

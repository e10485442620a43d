import type { ReactRenderer } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/types";
import { beforeAll, beforeEach } from "vitest";
import { wordsInNoLandmark } from "./in-landmark.js";

/**
 * axe runs on the story that shows all states of a component, on every story of a file that has none such, and on every
 * story that ends with something open over the page: docs/decisions/0094-where-axe-runs.md. What is open is seen in the
 * page, so that no story can forget to say it.
 */
const opened = [
  "dialog[open]",
  ":popover-open",
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="tooltip"]',
  '[aria-haspopup][aria-expanded="true"]',
  '[role="combobox"][aria-expanded="true"]',
].join();

/** Milliseconds; what takes longer is no coming in: a spinner, the time a toast stays. */
const longestComingIn = 1000;

/**
 * Resolves when what fades in is there whole, for axe would take the contrast of half of it. Storybook ends animations by
 * a style of its own, which the policy of these tests blocks.
 */
async function cameIn(): Promise<void> {
  const comingIn = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" && Number(effect?.getComputedTiming().endTime) <= longestComingIn,
    );
  // One that is taken away with its element is over too.
  await Promise.allSettled(comingIn.map(({ finished }) => finished));
}

type AtTheEnd = (context: StoryContext<ReactRenderer>) => void | PromiseLike<void>;

let isTheOnlyLook = true;

beforeEach(({ task }) => {
  const all = task.file.tasks.find(({ name }) => name === "All States");
  isTheOnlyLook = !all || all === task;
});

// After Storybook's own setup file has put the annotations of the book there, anew for every file.
beforeAll(() => {
  const annotations = globalThis.globalProjectAnnotations;
  annotations.afterEach = [annotations.afterEach ?? []].flat().map((atTheEnd: AtTheEnd) => async (context) => {
    if (!isTheOnlyLook && !document.querySelector(opened)) return;
    await cameIn();
    const outside = wordsInNoLandmark(context.canvasElement);
    if (outside.length > 0) throw new Error(`Words over the page stand in no landmark: ${outside.join(" · ")}`);
    await atTheEnd(context);
  });
});

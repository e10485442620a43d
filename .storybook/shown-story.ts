import type { ReactRenderer } from "@storybook/react-vite";
import type { PreparedStory, StoryContext } from "storybook/internal/types";
import type { LookGlobals } from "./look.js";

/** The context of a composed story has the story's own parts in it, which its type does not say. */
type ShownStory = StoryContext<ReactRenderer> & Pick<PreparedStory<ReactRenderer>, "unboundStoryFn" | "componentId">;

let shown: ShownStory | undefined;

/** Has every story of a file leave its context here when it is shown; a composed story gives it to nobody. */
export function followStories(): void {
  const { beforeEach } = globalThis.globalProjectAnnotations;
  globalThis.globalProjectAnnotations.beforeEach = [
    ...[beforeEach ?? []].flat(),
    (context: StoryContext<ReactRenderer>) => {
      shown = context as ShownStory;
    },
  ];
}

function rethrow(error: Error | { title: string; description: string }): never {
  throw error instanceof Error ? error : new Error(`${error.title}\n${error.description}`);
}

/**
 * Changes the look of the story that is shown as the book's toolbar does: rendered again where it stands, not mounted
 * anew. What its play function left stays.
 *
 * @returns its context in that look.
 */
export async function changeLook(look: LookGlobals): Promise<StoryContext<ReactRenderer>> {
  if (!shown) throw new Error("There is no story to change: none has been shown.");
  const story = { ...shown, globals: { ...shown.globals, ...look } };
  await globalThis.globalProjectAnnotations.renderToCanvas?.(
    {
      ...story,
      showMain: () => undefined,
      showError: rethrow,
      showException: rethrow,
      forceRemount: false,
      storyContext: story,
      storyFn: () => story.unboundStoryFn(story),
    },
    story.canvasElement,
  );
  return story;
}

/** Runs what is run at the end of every story's test: axe. */
export async function check(story: StoryContext<ReactRenderer>): Promise<void> {
  for (const atTheEnd of [globalThis.globalProjectAnnotations.afterEach ?? []].flat()) await atTheEnd(story);
}

import { beforeAll } from "vitest";

// All files of stories share one page. What a story leaves there goes when the next one is shown, but not its title: what
// is drawn takes the former title as its own to put back.
beforeAll(() => {
  document.title = "Story";
});

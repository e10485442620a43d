import { beforeEach } from "vitest";
import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Takes the pointer off the page. */
    movePointerAway: () => Promise<void>;
  }
}

// All files of tests share one page and its pointer: where one has clicked last, the next would draw under it, and be
// hovered at the first frame.
beforeEach(async () => commands.movePointerAway());

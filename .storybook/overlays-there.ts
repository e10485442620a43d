import { beforeAll } from "vitest";
import { beginOverlays } from "../packages/ui/src/overlay/lazy-overlay.js";

// What opens at a press is there before the first, as in a page at rest: a play function finds it, and not the wait for it.
beforeAll(async () => beginOverlays());

import { diagramOf } from "../flow/diagram.js";
import type { LayoutAdapter } from "./adapter.js";
import { crossingsOf, overlapsOf } from "./measures.js";
import { tangleOf } from "./tangle.js";

const shapes = { flow: diagramOf, tangle: tangleOf } as const;

/** What the runner can ask of a page that lays diagrams out. */
export type LayoutPage = ReturnType<typeof layoutPage>;

/** The page of one peer. */
export default function layoutPage(adapter: LayoutAdapter) {
  return {
    /** Lays a diagram out once, cold; ms of the main thread, and what came of it. */
    layout(shape: keyof typeof shapes, count: number) {
      const diagram = shapes[shape](count);
      adapter.prepare(diagram);
      const from = performance.now();
      const places = adapter.layout();
      const ms = performance.now() - from;
      return { ms, crossings: crossingsOf(diagram, places), overlaps: overlapsOf(diagram, places) };
    },
    /** Milliseconds to look for faults, the least of twelve times over a diagram met for the first time; none: not offered. */
    check(count: number) {
      const { check } = adapter;
      if (!check) return;
      const times = Array.from({ length: 12 }, () => {
        adapter.prepare(diagramOf(count));
        const from = performance.now();
        check();
        return performance.now() - from;
      });
      return Math.min(...times);
    },
  };
}

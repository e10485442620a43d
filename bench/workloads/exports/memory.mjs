import { appendFileSync } from "node:fs";
import { PerformanceObserver, constants } from "node:perf_hooks";

// Loaded by the server that is measured, before anything of its own: once a second, what it holds; and what is left of
// the heap whenever all of it was collected.
/** @param {object} entry of what the collector did; its types know no `detail`. */
const isWhole = (entry) =>
  /** @type {{ readonly detail?: { readonly kind?: number } }} */ (entry).detail?.kind ===
  constants.NODE_PERFORMANCE_GC_MAJOR;
const file = process.env["BENCH_MEMORY"];
if (file !== undefined) {
  /** @param {boolean} collected */
  const say = (collected) => {
    const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
    const sample = { at: Date.now(), rss, committed: heapTotal, heap: heapUsed, external, collected };
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
  };
  setInterval(say, 1000, false).unref();
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isWhole)) say(true);
  }).observe({ entryTypes: ["gc"] });
}

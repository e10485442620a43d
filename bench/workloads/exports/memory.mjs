import { appendFileSync } from "node:fs";

// Loaded by the server that is measured, before anything of its own: once a second, what it holds.
const file = process.env["BENCH_MEMORY"];
if (file !== undefined) {
  setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), rss, heap: heapUsed, external })}\n`);
  }, 1000).unref();
}

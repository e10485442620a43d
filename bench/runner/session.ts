import type { Browser, CDPSession } from "playwright-core";
import { type Figures, quantile } from "./figures.js";

/** What a page offers to the runner: the functions its `page.ts` gives. */
type Named<Page, Name extends keyof Page> = Page[Name] extends (...args: infer Args) => infer Result
  ? { args: Args; result: Awaited<Result> }
  : never;

/** What some work cost. */
export interface Cost<Result> {
  readonly result: Result;
  /** ms: of the main thread its tasks, of them script, style and layout; and of all the browser's processes. */
  readonly cpu: { readonly task: number; readonly script: number; readonly layout: number; readonly all: number };
}

/** One page in a fresh browser context. */
export interface Session<Page> {
  readonly cdp: CDPSession;
  readonly ask: <Name extends keyof Page & string>(
    name: Name,
    ...args: Named<Page, Name>["args"]
  ) => Promise<Named<Page, Name>["result"]>;
  readonly measure: <Result>(work: () => Promise<Result>) => Promise<Cost<Result>>;
  /** Frame intervals while `work` runs, with its cost. */
  readonly frames: (work: () => Promise<unknown>) => Promise<Figures>;
  /** Milliseconds from the press until what the page awaits (`probe.afterPress`) was painted. */
  readonly reacted: () => Promise<number>;
  /** Live heap in MB and elements of the document, after collecting garbage. */
  readonly heap: () => Promise<{ readonly mb: number; readonly nodes: number }>;
  readonly screenshot: (file: string) => Promise<void>;
  /** What the page threw. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

async function metrics(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics: list } = await cdp.send("Performance.getMetrics");
  const byName = new Map(list.map(({ name, value }) => [name, value]));
  return (name) => byName.get(name) ?? 0;
}

/** CPU seconds so far of every renderer and of the process that draws. */
async function processCpu(browserCdp: CDPSession): Promise<number> {
  const { processInfo } = await browserCdp.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => /renderer|GPU/i.test(type)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Opens an address in a context of its own: a new renderer with cold caches. */
export async function openSession<Page>(browser: Browser, browserCdp: CDPSession, url: string): Promise<Session<Page>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const cdp = await context.newCDPSession(page);
  // What the thread spent, not what passed meanwhile: other programs' work stays out of it.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "load" });

  const session: Session<Page> = {
    cdp,
    errors,
    // Playwright types what crosses to the page as unknown; the page's own types say what it is.
    ask: async (name, ...args) =>
      (await page.evaluate(([method, list]) => window.bench[method]?.(...list), [
        name,
        args as unknown[],
      ] as const)) as never,
    async measure(work) {
      const [before, cpuBefore] = [await metrics(cdp), await processCpu(browserCdp)];
      const result = await work();
      const [after, cpuAfter] = [await metrics(cdp), await processCpu(browserCdp)];
      const spent = (name: string): number => (after(name) - before(name)) * 1000;
      return {
        result,
        cpu: {
          task: spent("TaskDuration"),
          script: spent("ScriptDuration"),
          layout: spent("LayoutDuration") + spent("RecalcStyleDuration"),
          all: (cpuAfter - cpuBefore) * 1000,
        },
      };
    },
    async frames(work) {
      await page.evaluate(() => window.probe.startFrames());
      const { cpu } = await session.measure(work);
      const intervals = await page.evaluate(() => window.probe.stopFrames());
      return {
        mean: intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length,
        p95: quantile(intervals, 0.95),
        long: intervals.filter((interval) => interval > 50).length,
        cpu,
      };
    },
    reacted: () => page.evaluate(() => window.probe.reacted()),
    async heap() {
      for (let time = 0; time < 2; time++) await cdp.send("HeapProfiler.collectGarbage");
      const now = await metrics(cdp);
      return { mb: now("JSHeapUsedSize") / 1e6, nodes: now("Nodes") };
    },
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
    close: () => context.close(),
  };
  return session;
}

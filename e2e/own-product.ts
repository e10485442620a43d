import type { BrowserContextOptions, Page } from "@playwright/test";
import { bound } from "../tools/limits.mjs";
import { caller, type Caller } from "./applications.js";
import { openSession, type Person } from "./people.js";
import { type FilledProduct, startFilled } from "./start-filled.js";
import { test as base } from "./test.js";

interface Fixtures {
  /**
   * A page of somebody with a session of this moment, on a machine whose clock goes with the product's: sessions do not
   * outlive days that the clock skips. "anyone" is not signed in.
   */
  readonly at: (who: Person | "anyone", options?: BrowserContextOptions) => Promise<Page>;
  /** The calls of somebody with a session of this moment. */
  readonly callsOf: (who: Person) => Promise<Caller>;
  /** Moves the product's clock on by whole days, and lets the jobs do what has come due. */
  readonly passDays: (days: number) => Promise<void>;
  /** The letters that were sent to an address, the earliest first: the demonstration prints what a mail server would send. */
  readonly lettersTo: (address: string) => readonly string[];
}

interface WorkerFixtures {
  /** Applications of the demonstration that it has; one is enough for whoever opens applications of their own. */
  readonly files: number;
  readonly own: FilledProduct;
}

/** In a page: lets its clock go ahead by so many milliseconds. */
function aheadBy(milliseconds: number): void {
  const Known = Date;
  const now = () => Known.now() + milliseconds;
  globalThis.Date = new Proxy(Known, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
    apply: () => new Known(now()).toString(),
    get: (target, name, self) => (name === "now" ? now : (Reflect.get(target, name, self) as unknown)),
  });
}

/**
 * Tests on a product of their own, whose clock they may move: the one that the other tests share keeps its time, and
 * their sessions.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  files: [1, { option: true, scope: "worker" }],

  own: [
    async ({ files }, provide, { config, parallelIndex }) => {
      // A database of its own too: two clocks over one would judge each other's applications.
      const product = await startFilled(files, config.workers + parallelIndex);
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: bound },
  ],

  service: [
    async ({ playwright, own }, provide) => {
      const service = await playwright.request.newContext({ baseURL: own.url });
      await provide(service);
      await service.dispose();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ own }, provide) => provide(own.url),

  at: async ({ browse, service, own }, provide) =>
    provide(async (who, options = {}) => {
      const page = await browse(who, {
        ...options,
        baseURL: own.url,
        ...(who !== "anyone" && { record: await openSession(service, who) }),
      });
      const { now } = (await (await service.get("/demo/clock")).json()) as { now: string };
      await page.addInitScript(aheadBy, Date.parse(now) - Date.now());
      return page;
    }),

  callsOf: async ({ service }, provide) => provide(async (who) => caller(service, await openSession(service, who))),

  passDays: async ({ service }, provide) =>
    provide(async (days) => {
      const reply = await service.post("/demo/clock", { data: { days } });
      if (!reply.ok()) throw new Error(`The clock did not move: ${await reply.text()}`);
    }),

  lettersTo: async ({ own }, provide) =>
    provide((address) =>
      own
        .output()
        .split("\n✉ ")
        .filter((letter) => letter.startsWith(`${address}\n`)),
    ),
});

export { expect } from "./test.js";

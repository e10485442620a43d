import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";

/** What a browser holds as a test begins. */
type State = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** A browser that a test has. */
export interface Lent {
  readonly context: BrowserContext;
  /** Whether another test may have it afterwards; the address for which, where it may. */
  readonly again: string | undefined;
  /** Console errors and script errors since the test has it. */
  readonly errors: string[];
}

/**
 * Browsers that tests of one worker have one after the other. Chromium reads and compiles the app's script once for a
 * browser then, not once for a test: more than half of what opening a page costs. What a person could leave behind in a
 * browser is taken out between two tests: its pages and with them what belongs to a session, its storage, its routes.
 * What could not be taken out is refused while a test has it.
 */
export class Browsers {
  readonly #browser: Browser;
  readonly #idle: Lent[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Gives a browser with this state: one that another test had, unless more than its address is asked of it. */
  async lend(state: State, options: BrowserContextOptions, unused: boolean): Promise<Lent> {
    const { baseURL, ...more } = options;
    const again = unused || Object.keys(more).length > 0 ? undefined : baseURL;
    const place = again === undefined ? -1 : this.#idle.findIndex((one) => one.again === again);
    const [idle] = place === -1 ? [] : this.#idle.splice(place, 1);
    if (idle) {
      await idle.context.setStorageState(state);
      idle.errors.length = 0;
      return idle;
    }
    const context = await this.#browser.newContext({ ...options, storageState: state });
    const errors: string[] = [];
    context.on("console", (line) => {
      if (line.type() === "error") errors.push(`${line.page()?.url() ?? ""}: ${line.text()}`);
    });
    context.on("weberror", (error) => errors.push(String(error.error())));
    if (again !== undefined) refuseWhatStays(context);
    return { context, again, errors };
  }

  /** Takes a browser back from a test: empties it for the next one, or closes it. */
  async takeBack(lent: Lent, isWell: boolean): Promise<void> {
    const { context, again } = lent;
    if (again === undefined || !isWell || !(await closesPages(context))) return context.close();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    this.#idle.push(lent);
  }
}

/** Milliseconds in which a browser's pages have closed; the slowest takes a fraction of it. */
const closing = 20_000;

/**
 * Closes a browser's pages. `false` where one does not close: headless Chromium now and then forgets one
 * that was on its way back in its history. The browser is given up with it then, and what the test saw counts.
 */
async function closesPages(context: BrowserContext): Promise<boolean> {
  const enough = new AbortController();
  const closed = Promise.all(context.pages().map(async (page) => page.close())).then(() => true);
  const late = setTimeout(closing, false, { signal: enough.signal });
  // Whichever loses is heard no more: the timer is called off, and a page closes with its browser.
  late.catch(() => undefined);
  closed.catch(() => undefined);
  try {
    return await Promise.race([closed, late]);
  } finally {
    enough.abort();
  }
}

async function refuse(): Promise<never> {
  throw new Error("Other tests will have this browser: ask for one that is `unused`.");
}

/** Lets a test hear at once that it does to a browser what the next one to have it would meet. */
function refuseWhatStays(context: BrowserContext): void {
  Object.assign(context, { addInitScript: refuse, setOffline: refuse, grantPermissions: refuse });
  Object.assign(context.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

import type { SignInRecord } from "@yer/api/contract/auth";
import { type APIRequestContext, type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";
import { caller } from "./applications.js";
import { Browsers, type Lent } from "./browsers.js";
import { openSession, type Person } from "./people.js";

/** What the tests add to Playwright's own fixtures. */
interface Fixtures {
  /** Console errors that a test calls for, such as the browser's line on a 404. Every other one fails the test. */
  readonly expectedErrors: RegExp[];
  /**
   * Opens a browser of its own for somebody and gives its page: signed in already, or "anyone" who is not.
   * `record` signs in with a session of the test's own, where the test ends or changes it. `unused` asks for a browser
   * that nobody had before and nobody will have: where a test does to it what cannot be undone (its clock, its network).
   */
  readonly browse: (
    who: Person | "anyone",
    options?: BrowserContextOptions & { readonly record?: SignInRecord; readonly unused?: boolean },
  ) => Promise<Page>;
}

interface WorkerFixtures {
  /** Where the product of this worker is. */
  readonly product: string;
  /** The session that the tests of a worker share for a person; signed in anew before it ends. */
  readonly sessionOf: (person: Person) => Promise<SignInRecord>;
  readonly service: APIRequestContext;
  /** The plain browsers of a worker, which its tests have one after the other. */
  readonly browsers: Browsers;
}

interface OpenSession {
  readonly record: SignInRecord;
  readonly at: number;
}

/** Milliseconds a shared session serves: a third of an access token's life, so that none ends in the middle of a test. */
const serves = 5 * 60_000;

/** Whether a shared session still serves: young enough, and not ended by a test that moved the clock. */
async function lasts(service: APIRequestContext, { record, at }: OpenSession): Promise<boolean> {
  if (Date.now() - at > serves) return false;
  const reply = await service.get("/api/v1/users/me", { headers: { authorization: `Bearer ${record.access_token}` } });
  return reply.ok();
}

/**
 * Says that the person knows the device. A worker that comes after a test that failed signs in as a new one, and the
 * notice of it, which comes after a screen's first content, would move the screens of its tests.
 */
async function knowDevices(service: APIRequestContext, record: SignInRecord): Promise<void> {
  const { items } = await caller(service, record).get<{ items: { id: string }[] }>("/users/me/new-devices");
  for (const { id } of items) {
    const reply = await service.post(`/api/v1/users/me/new-devices/${id}`, {
      headers: { authorization: `Bearer ${record.access_token}`, "idempotency-key": crypto.randomUUID() },
    });
    if (!reply.ok()) throw new Error(`A new device was not taken for known: ${reply.status()} ${await reply.text()}`);
  }
}

/** Tests of the built product. A script error or a line of the browser's console about an error fails any of them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its first argument
    async ({}, provide, { parallelIndex }) => {
      const products = JSON.parse(process.env["E2E_URLS"] ?? "[]") as string[];
      const own = products[parallelIndex];
      if (own === undefined) throw new Error("This worker has no product.");
      await provide(own);
    },
    { scope: "worker" },
  ],

  baseURL: async ({ product }, provide) => provide(product),

  service: [
    async ({ playwright, product }, provide) => {
      const service = await playwright.request.newContext({ baseURL: product });
      await provide(service);
      await service.dispose();
    },
    { scope: "worker" },
  ],

  sessionOf: [
    async ({ service }, provide) => {
      const sessions = new Map<Person, OpenSession>();
      await provide(async (person) => {
        const known = sessions.get(person);
        if (known && (await lasts(service, known))) return known.record;
        const opened = { record: await openSession(service, person), at: Date.now() };
        await knowDevices(service, opened.record);
        sessions.set(person, opened);
        return opened.record;
      });
    },
    { scope: "worker" },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its first argument
  expectedErrors: async ({}, provide) => provide([]),

  browsers: [async ({ browser }, provide) => provide(new Browsers(browser)), { scope: "worker" }],

  browse: async ({ browsers, baseURL, sessionOf, expectedErrors }, provide, testInfo) => {
    const lent: Lent[] = [];
    await provide(async (who, { record, unused = false, ...options } = {}) => {
      const session = who === "anyone" ? undefined : (record ?? (await sessionOf(who)));
      const origin = options.baseURL ?? baseURL ?? "";
      const state = {
        cookies: [],
        origins: session ? [{ origin, localStorage: [{ name: "user", value: JSON.stringify(session) }] }] : [],
      };
      const one = await browsers.lend(state, { baseURL: origin, ...options }, unused);
      lent.push(one);
      return one.context.newPage();
    });
    // A browser in which something failed is closed as it stands: its picture is taken as it goes.
    const isWell = testInfo.status === testInfo.expectedStatus;
    for (const one of lent) await browsers.takeBack(one, isWell);
    const errors = lent.flatMap((one) => one.errors);
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },
});

export { expect };

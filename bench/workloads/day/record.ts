import type { BrowserContext, CDPSession, Page } from "playwright-core";
import type { Holes, Recording } from "./recording.js";
import { templateOf } from "./template.js";

/** A request as the browser made it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  body?: string;
  readonly isDocument: boolean;
  /** Seconds of the browser's clock. */
  readonly from: number;
  until?: number;
  status?: number;
  /** From the browser's own cache: the service heard nothing of it. */
  cached: boolean;
  /** What it was answered, where that is JSON. */
  reply?: unknown;
}

interface Sent {
  readonly requestId: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly postData?: string;
  };
  readonly type?: string;
  readonly timestamp: number;
}

/** Whether the service works for it, which a file of script is only handed out by. */
const isOfService = ({ url, isDocument }: Seen): boolean => isDocument || url.includes("/api/");

/** Milliseconds without a request after which a screen is at rest. */
const quiet = 1_500;
/** Milliseconds an act may take until it is at rest; the slowest takes a tenth. */
const patience = 60_000;

/** Writes down what a page asks of the service. */
export class Recorder {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  #seen = new Map<string, Seen>();
  #busy = performance.now();

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  static async on(context: BrowserContext, page: Page): Promise<Recorder> {
    const cdp = await context.newCDPSession(page);
    const recorder = new Recorder(page, cdp);
    await cdp.send("Network.enable", { maxPostDataSize: 1_000_000 });
    cdp.on("Network.requestWillBeSent", (event) => recorder.#sent(event));
    cdp.on("Network.requestServedFromCache", ({ requestId }) => recorder.#note(requestId, { cached: true }));
    cdp.on("Network.responseReceived", ({ requestId, response }) =>
      recorder.#note(requestId, {
        status: response.status,
        ...((response.fromDiskCache === true || response.fromPrefetchCache === true) && { cached: true }),
      }),
    );
    cdp.on("Network.loadingFinished", ({ requestId, timestamp }) => void recorder.#ended(requestId, timestamp));
    cdp.on("Network.loadingFailed", ({ requestId, timestamp }) => recorder.#note(requestId, { until: timestamp }));
    return recorder;
  }

  #sent({ requestId, request, type, timestamp }: Sent): void {
    // What does not go to the service, and the stream that stays open.
    if (!request.url.startsWith("http") || request.url.endsWith("/api/v1/events")) return;
    this.#busy = performance.now();
    // What the page before had open ends with it, and the browser does not always say so.
    if (type === "Document") for (const seen of this.#seen.values()) seen.until ??= timestamp;
    this.#seen.set(requestId, {
      method: request.method,
      url: request.url,
      headers: request.headers,
      ...(request.postData !== undefined && { body: request.postData }),
      isDocument: type === "Document",
      from: timestamp,
      cached: false,
    });
  }

  #note(requestId: string, what: Partial<Seen>): void {
    const seen = this.#seen.get(requestId);
    if (seen) Object.assign(seen, what);
    this.#busy = performance.now();
  }

  async #ended(requestId: string, timestamp: number): Promise<void> {
    const seen = this.#seen.get(requestId);
    if (seen === undefined) return;
    // Its text is read before it counts as ended: who waits for rest finds it.
    if (seen.url.includes("/api/")) {
      const { body } = await this.#cdp.send("Network.getResponseBody", { requestId }).catch(() => ({ body: "" }));
      try {
        seen.reply = JSON.parse(body);
      } catch {
        // No JSON: a tile, a file.
      }
    }
    this.#note(requestId, { until: timestamp });
  }

  /** Waits until the page asks for nothing more. */
  async rest(): Promise<void> {
    const from = performance.now();
    // Of a file from its cache the browser does not always say that it came.
    const open = (): boolean => [...this.#seen.values()].some((seen) => seen.until === undefined && isOfService(seen));
    while (open() || performance.now() - this.#busy < quiet) {
      if (performance.now() - from > patience) {
        const waiting = [...this.#seen.values()].filter(({ until }) => until === undefined).map(({ url }) => url);
        throw new Error(`The page does not come to rest: ${waiting.join(" ")}`);
      }
      await this.#page.waitForTimeout(50);
    }
  }

  /** Forgets what was asked until now. */
  async forget(): Promise<void> {
    this.#busy = performance.now();
    await this.rest();
    this.#seen = new Map();
  }

  /**
   * What was asked since, with what it was about taken out.
   *
   * @param withAssets files of script and style too: who does the act for the fortieth time has them.
   */
  async taken(act: string, subject: Holes, withAssets: boolean, centre: readonly [number, number]): Promise<Recording> {
    // An act that asks for nothing is one that was not done.
    const asks = (): boolean => [...this.#seen.values()].some(isOfService);
    for (const from = performance.now(); !asks(); await this.#page.waitForTimeout(50)) {
      if (performance.now() - from > patience / 3) throw new Error("The page asked for nothing.");
    }
    this.#busy = performance.now();
    await this.rest();
    const asked = [...this.#seen.values()].filter(
      (seen) => !seen.cached && seen.status !== undefined && (withAssets || isOfService(seen)),
    );
    this.#seen = new Map();
    return { act, steps: templateOf(asked, subject, centre) };
  }
}

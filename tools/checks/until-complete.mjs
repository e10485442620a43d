/// <reference lib="dom" />
import { gzipSync } from "node:zlib";
import { hang } from "../limits.mjs";

/** Milliseconds without a request under way or a change of the page after which nothing more is coming. */
const quiet = 600;
/**
 * The line that a page comes over. `usual`: milliseconds a request takes at least, so that what waits for an answer is told
 * from what was asked for beside it. `slow4g`: a phone in a village, 1.6 Mbit/s, to which belongs a machine four times as slow.
 */
const lines = {
  usual: { latency: 120, throughput: -1, cpu: 1 },
  slow4g: { latency: 150, throughput: 200_000, cpu: 4 },
};

/**
 * @typedef {object} Until
 * @property {number} requests All requests but the document and the stream of events.
 * @property {number} scripts Files of script.
 * @property {number} kilobytes Script, each file packed by gzip, in kB of 1 000 bytes.
 * @property {number} all Everything that came, as it was packed on the way, in kB of 1 000 bytes.
 * @property {number} waves Rounds of requests after the document: one that begins after an answer of the round before is of
 *   the next round.
 * @property {number} shift Layout shift, summed.
 * @property {number} standing Milliseconds after which all stands that will stand there.
 * @property {number} paint Milliseconds after which the largest piece of the page was painted.
 * @property {number} blocked Milliseconds that tasks of the main thread lasted beyond 50.
 * @property {readonly { path: string, from: number, to: number, wave: number, bytes: number }[]} asked
 */

/** In the page, before anything of it: notes when all of it stands, shifts and long tasks. */
function watch(/** @type {readonly string[]} */ wanted) {
  const seen = { standing: 0, paint: 0, shift: 0, blocked: 0, changed: 0, shifts: /** @type {string[]} */ ([]) };
  Object.assign(globalThis, { untilComplete: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = /** @type {PerformanceEntry & { value: number, sources?: { node?: Node }[] }} */ (
        entry
      );
      seen.shift += value;
      const [node] = sources ?? [];
      const what = node?.node instanceof Element ? node.node.outerHTML.slice(0, 100) : "";
      seen.shifts.push(`${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${what}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    seen.paint = list.getEntries().at(-1)?.startTime ?? seen.paint;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver(() => {
    seen.changed = performance.now();
    const stands = wanted.every((selector) => document.querySelector(selector));
    if (!stands) seen.standing = 0;
    else seen.standing ||= performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/**
 * Opens a page of a product with whatever its context has cached, and measures it until it is complete: what it must show
 * stands, and nothing more is asked for.
 *
 * @param {import("playwright").Page} page one that has not been anywhere
 * @param {{ address: string, wanted: readonly string[], cpu?: number, line?: keyof typeof lines }} what `wanted`: selectors
 *   of all that will stand there; `cpu`: how many times the machine is slowed, beside what belongs to the line
 * @returns {Promise<Until & { shifts: readonly string[] }>}
 */
export async function measureUntilComplete(page, { address, wanted, cpu = 1, line = "usual" }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const { latency, throughput } = lines[line];
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  const rate = Math.max(cpu, lines[line].cpu);
  if (rate > 1) await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.addInitScript(watch, wanted);

  /**
   * `isNamed`: the document itself asks for it, in its head or by a script in it.
   *
   * @type {Map<string, { path: string, type: string, at: number, end: number, bytes: number, isCached: boolean, isNamed: boolean }>}
   */
  const sent = new Map();
  let heardAt = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type, initiator, documentURL }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith("/events") || !request.url.startsWith("http")) return;
    heardAt = Date.now();
    sent.set(requestId, {
      path: pathname + search,
      type: type ?? "",
      at: timestamp,
      end: 0,
      bytes: 0,
      isCached: false,
      isNamed: initiator.type === "parser" || initiator.stack?.callFrames.at(-1)?.url === documentURL,
    });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    const one = sent.get(requestId);
    if (one) one.isCached = true;
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const one = sent.get(requestId);
    if (one && response.fromDiskCache) one.isCached = true;
  });
  for (const name of /** @type {const} */ (["Network.loadingFinished", "Network.loadingFailed"])) {
    session.on(name, (event) => {
      const one = sent.get(event.requestId);
      if (!one) return;
      heardAt = Date.now();
      one.end = event.timestamp;
      if ("encodedDataLength" in event) one.bytes = event.encodedDataLength;
    });
  }

  await page.goto(address, { waitUntil: "commit" });
  const giveUp = Date.now() + hang;
  let seen = { standing: 0, paint: 0, shift: 0, blocked: 0, changed: 0, shifts: [""] };
  for (;;) {
    seen = await page.evaluate(() => ({
      .../** @type {typeof globalThis & { untilComplete: typeof seen }} */ (globalThis).untilComplete,
      since: performance.now(),
    }));
    const isAsking = [...sent.values()].some(({ end }) => end === 0);
    const isStill =
      Date.now() - heardAt > quiet &&
      /** @type {{ since: number }} */ (/** @type {unknown} */ (seen)).since - seen.changed > quiet;
    if (seen.standing > 0 && !isAsking && isStill) break;
    if (Date.now() > giveUp) {
      const missing = await page.evaluate((all) => all.filter((one) => !document.querySelector(one)), wanted);
      throw new Error(`${address} did not become complete in ${hang / 1000} s. It lacks: ${missing.join(", ")}`);
    }
    await page.waitForTimeout(100);
  }

  // Links that a script in the document makes have no initiator to tell it by; it says itself which they are.
  const said = await page.evaluate(
    () => document.querySelector(/** @type {"script"} */ ("script[data-texts]"))?.dataset["texts"] ?? "",
  );
  for (const one of sent.values()) one.isNamed ||= said.includes(`"${one.path}"`);

  const [opened, ...rest] = [...sent].map(([id, one]) => ({ id, ...one }));
  if (!opened) throw new Error(`${address} asked for nothing.`);
  const asked = rest.filter(({ isCached }) => !isCached);
  const scripts = asked.filter(({ type, path }) => type === "Script" || path.endsWith(".js"));
  let bytes = 0;
  /** @type {Map<string, number>} */
  const packed = new Map();
  for (const { id, path } of scripts) {
    const { body, base64Encoded } = await session.send("Network.getResponseBody", { requestId: id });
    const size = gzipSync(Buffer.from(body, base64Encoded ? "base64" : "utf8")).length;
    packed.set(path, size);
    bytes += size;
  }
  let wave = 1;
  let answered = Infinity;
  const rows = asked
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed) || one.at - other.at)
    .map((one) => {
      // What the document names is of the first round, however late a busy machine comes to it.
      if (one.at > answered && !one.isNamed) {
        wave += 1;
        answered = Infinity;
      }
      answered = Math.min(answered, one.end);
      const { at: start } = opened;
      return {
        path: one.path,
        from: Math.round((one.at - start) * 1000),
        to: Math.round((one.end - start) * 1000),
        wave,
        bytes: packed.get(one.path) ?? one.bytes,
      };
    });
  return {
    requests: asked.length,
    scripts: scripts.length,
    kilobytes: bytes / 1000,
    all: (opened.bytes + asked.reduce((sum, one) => sum + one.bytes, 0)) / 1000,
    waves: rows.at(-1)?.wave ?? 0,
    shift: seen.shift,
    standing: seen.standing,
    paint: seen.paint,
    blocked: seen.blocked,
    asked: rows,
    shifts: seen.shifts,
  };
}

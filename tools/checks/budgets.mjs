/// <reference lib="dom" />
import { gzipSync } from "node:zlib";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "../chromium.mjs";
import { root } from "../pnpm.mjs";
import { demoFiles, startProduct } from "../product.mjs";

/**
 * What people wait for: gzip bytes of all script that Chromium asks for until the first content of a page stands,
 * loaded from the built product with an empty cache. Limits in kB of 1 000 bytes.
 */
const budgets = [
  { page: "public home", address: "/", staff: false, content: "main h1", limit: 160 },
  {
    page: "first register of the back office",
    address: "/applications",
    staff: true,
    content: "main tbody tr",
    limit: 320,
  },
];

/**
 * The sign-in record of a demonstration identity.
 *
 * @param {string} url
 */
async function signIn(url) {
  const identities = await import(pathToFileURL(path.join(root, "apps/server/dist/demo/identities.js")).href);
  const reply = await fetch(`${url}/api/v1/auth/password`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ username: "operator", password: identities.demoPassword }),
  });
  if (!reply.ok) throw new Error(`Sign-in answered ${reply.status}: ${await reply.text()}`);
  return reply.text();
}

/**
 * In the page: marks the moment at which the content stands. Looked at from outside it would be later by a chance delay,
 * in which the page already asks for what comes second.
 *
 * @param {string} content
 */
function markContent(content) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    performance.mark("content");
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** In the page: paths of what was asked for before the content stood. */
function askedBeforeContent() {
  const [mark] = performance.getEntriesByName("content");
  return performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime <= (mark?.startTime ?? 0))
    .map(({ name }) => new URL(name).pathname);
}

const product = await startProduct({}, { filled: demoFiles });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
let failed = 0;
try {
  for (const { page: name, address, staff, content, limit } of budgets) {
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: "block" });
    const page = await context.newPage();
    if (staff) {
      const record = await signIn(product.url);
      await page.addInitScript((user) => localStorage.setItem("user", user), record);
    }

    await page.addInitScript(markContent, content);

    /** @type {import("playwright").Response[]} */
    const scripts = [];
    page.on("response", (response) => {
      if (/javascript/.test(response.headers()["content-type"] ?? "")) scripts.push(response);
    });

    await page.goto(address, { waitUntil: "commit" });
    await page.locator(content).first().waitFor({ timeout: 60_000 });
    const before = new Set(await page.evaluate(askedBeforeContent));

    // Only these bodies are asked for: one that still arrives when the page is closed could not be read.
    const loaded = (
      await Promise.all(
        scripts
          .map((response) => ({ response, file: new URL(response.url()).pathname }))
          .filter(({ file }) => before.has(file))
          .map(async ({ response, file }) => ({ file, bytes: gzipSync(await response.body()).length })),
      )
    ).toSorted((one, other) => other.bytes - one.bytes);
    const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const within = total > 0 && total <= limit;
    if (!within) failed += 1;
    console.log(`${within ? "ok    " : "FAILED"} ${name}: ${total.toFixed(1)} kB of ${limit} kB`);
    for (const { file, bytes } of loaded) console.log(`       ${(bytes / 1000).toFixed(1).padStart(7)} ${file}`);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = failed > 0 ? 1 : 0;

import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumArgs, chromiumPath } from "../../../tools/chromium.mjs";
import { demoFiles, startProduct } from "../../../tools/product.mjs";
import { type Figures, Samples } from "../../runner/figures.js";
import { cell, short, table } from "../../runner/markdown.js";
import { out, root } from "../../runner/paths.js";
import { type Stood, watch } from "./page.js";
import { type Peer, servePeer } from "./peer.js";

/** How many times the machine is slowed. */
const slowed = 4;
/**
 * Without them the browser of a test does what nobody's own does: playwright has the debugger's `Runtime` on, and for each
 * `new Error` of a file that begins V8 then reads that file again for its places. With them places are written down as a
 * file is compiled, which costs a little and is asked of the peer alike.
 */
const asWithoutDebugger = "--js-flags=--no-enable-lazy-source-positions";
/** All that stands on the register when it is complete: what tools/checks/budgets.mjs waits for. */
const register = [
  "header button:nth-of-type(5)",
  "nav a span + span",
  "main tbody tr:nth-child(20)",
  "main input[type=search]",
  "main fieldset > button",
  "main button b",
  "main p[data-paper] + button",
  "main a[href='/application/create']",
];
/** The peer's list with its last row. */
const list = ["tbody tr:nth-child(25) td:nth-child(6)"];
const file = ["main h1", "main [role=tab]", "main dl dd"];
const rawFile = path.join(out, "shell.json");

interface Raw {
  readonly peerKilobytes: number;
  /** Processes that wanted a processor in the five minutes of the run, ours among them. */
  readonly load: number;
  readonly samples: Record<"yer" | "yer, warm" | "react-admin", Figures[]>;
}

interface StandaloneOptions {
  readonly runs: number;
  readonly reportOnly: boolean;
}

/** A page whose machine is slowed. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  return page;
}

const newContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watch);
  return context;
};

async function start(page: Page, address: string, wanted: readonly string[]): Promise<Figures> {
  await page.goto(address, { waitUntil: "commit" });
  const stood: Stood = await page.evaluate(async (all) => window.watching.stood(all), wanted);
  return { ...stood };
}

/**
 * Milliseconds from a press, where the pointer is, until what it shows was painted. The button alone: what playwright's own
 * `click` runs in the page, to see whether it meets what it should, would be counted as the page's.
 */
async function press(page: Page, wanted: readonly string[]): Promise<number> {
  await page.evaluate((all) => window.watching.pressed(all), wanted);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(async () => window.watching.reacted());
}

const rested = async (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(async (quiet) => window.watching.rested(quiet), milliseconds);

/** What people do on the register that stands: a menu, a row, and back. */
async function acts(page: Page): Promise<Figures> {
  // Complete, and at rest: nobody presses within the second in which a page comes.
  await rested(page, 2500);
  const menu = page.locator("header button[aria-haspopup]").first();
  await menu.hover();
  const taken = await press(page, ["header button[aria-expanded=true]"]);
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });

  await page.locator("main tbody tr:nth-child(3) td").nth(1).hover();
  // As somebody does who reads a row before pressing it; what comes at intent has come then.
  await rested(page, 600);
  const opened = await press(page, file);
  await rested(page, 600);
  const back = await page.evaluate(async (wanted) => {
    const from = performance.now();
    history.back();
    while (document.querySelector("main dl dd")?.checkVisibility())
      await new Promise((done) => requestAnimationFrame(done));
    return (await window.watching.stood(wanted)).painted - from;
  }, register);
  return { taken, opened, back };
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/auth/password`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ username: "operator", password: "yer-namoyish-2026" }),
  });
  if (!reply.ok) throw new Error(`Sign-in answered ${reply.status}`);
  return reply.text();
}

async function measure(runs: number): Promise<Raw> {
  const peer: Peer = await servePeer("react-admin");
  const product = await startProduct({}, { filled: demoFiles });
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, asWithoutDebugger],
  });
  const samples: Raw["samples"] = { yer: [], "yer, warm": [], "react-admin": [] };

  async function ours(): Promise<void> {
    const context = await newContext(browser, product.url);
    const record = await signIn(product.url);
    await context.addInitScript((user) => localStorage.setItem("user", user), record);
    const first = await slowPage(context);
    const cold = await start(first, "/applications", register);
    samples.yer.push({ ...cold, ...(await acts(first)) });
    await first.close();
    const second = await slowPage(context);
    samples["yer, warm"].push(await start(second, "/applications", register));
    await context.close();
  }
  async function theirs(): Promise<void> {
    const context = await newContext(browser, peer.url);
    samples["react-admin"].push(await start(await slowPage(context), "/", list));
    await context.close();
  }

  try {
    for (let run = 0; run < runs; run++) {
      for (const one of run % 2 === 0 ? [ours, theirs] : [theirs, ours]) await one();
      process.stdout.write(`${run + 1}/${runs}\n`);
    }
  } finally {
    await browser.close();
    peer.close();
    await product.stop();
  }
  return { peerKilobytes: peer.kilobytes, load: os.loadavg()[1] ?? Number.NaN, samples };
}

/** Measures the product as it is built, beside the smallest app of react-admin. Answers this workload's part of RESULTS.md. */
export async function standalone({ runs, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) writeFileSync(rawFile, JSON.stringify(await measure(runs)));
  const { peerKilobytes, load, samples } = JSON.parse(readFileSync(rawFile, "utf8")) as Raw;
  const all = new Map(Object.entries(samples).map(([name, figures]) => [name, new Samples(figures)]));
  const median = (name: string, figure: string): number => all.get(name)?.median(figure) ?? Number.NaN;
  const theirs = median("react-admin", "interactive");
  const bars: readonly (readonly [string, number, number, number?])[] = [
    ["interactive, of react-admin's", median("yer", "interactive"), 1, theirs],
    ["a second visit, of react-admin's first", median("yer, warm", "interactive"), 0.5, theirs],
    ["main thread blocked, ms", median("yer", "blocked"), 900],
    ["a press until it shows that it was taken, ms", median("yer", "taken"), 50],
    ["a row pressed until its page stands, ms", median("yer", "opened"), 300],
  ];
  const { version } = JSON.parse(
    readFileSync(path.join(root, "shell/node_modules/react-admin/package.json"), "utf8"),
  ) as { version: string };
  return [
    "## Shell: the first register beside the smallest app of a peer",
    `Medians of ${samples.yer.length} rounds; the main thread slowed ${slowed} times. react-admin ${version}, as its quick start says: one list of 25 rows held in the page, one script of ${short(peerKilobytes)} kB (gzip). Ours is the product as it is built, with its service: header, menu with counts, search, filters, views, 50 rows. ${short(load)} processes wanted a processor of ${os.availableParallelism()} while it ran: where that is more, the ratios say little and the milliseconds nothing.`,
    table(
      ["bar", "ours", "at most", ""],
      bars.map(([what, value, most, peer]) => {
        const ratio = peer === undefined ? value : value / peer;
        return [
          what,
          peer === undefined ? short(value) : `${short(value)} ms of ${short(peer)} ms: ${ratio.toFixed(2)}`,
          peer === undefined ? short(most) : most.toFixed(2),
          ratio <= most ? "met" : "**missed**",
        ];
      }),
    ),
    table(
      ["ms from the navigation", "painted", "interactive", "blocked"],
      [...all].map(([name, one]) => [name, cell(one, "painted"), cell(one, "interactive"), cell(one, "blocked")]),
    ),
    `Back from a row's page the same rows stand after ${cell(all.get("yer"), "back")} ms. _Interactive_: all that stands there was painted, and the main thread is free. The press is one on a menu of the header, the row one that the pointer rested on; a second visit is another page of the same browser.`,
  ].join("\n\n");
}

import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "../chromium.mjs";
import { hang } from "../limits.mjs";
import { root } from "../pnpm.mjs";
import { demoFiles, startProduct } from "../product.mjs";
import { builtFiles, fetchedAgain } from "./built-files.mjs";
import { measureUntilComplete } from "./until-complete.mjs";

/** What stands around every screen of the back office: header with its menus, side menu with counts. */
const frame = ["header button:nth-of-type(5)", "nav a span + span"];

/**
 * What people wait for: all that a page of the built product asks for until it is complete, with an empty cache. `wanted`
 * is what must stand then. Requests without the document and the stream of events; script in kB of 1 000 bytes, packed by
 * gzip; `all` is everything that came, document and fonts included; waves are rounds of requests after the document; shift
 * is layout shift, paint the milliseconds until the largest piece is painted.
 *
 * @typedef {"requests" | "kilobytes" | "all" | "waves" | "shift" | "paint"} Measure
 * Where limits are what is measured, rounded up, they are held: nothing may be added unseen, and what is taken away is
 * taken off them. The bars are in docs/decisions/0154.
 *
 * @type {readonly { page: string, address: string, of?: string, who?: string, line?: "slow4g", wanted: readonly string[],
 *   limits: Readonly<Partial<Record<Measure, number>>> }[]}
 */
// `of`: a list of the service; `:id` of the address is the id of its first row.
const budgets = [
  {
    page: "public home",
    address: "/",
    wanted: ["main h1", "main form input", "main h3 a, main article, main li a"],
    line: "slow4g",
    limits: { requests: 2, kilobytes: 10, all: 84, waves: 1, shift: 0.01, paint: 1_800 },
  },
  {
    page: "first register",
    address: "/applications",
    who: "operator",
    wanted: [
      ...frame,
      "main tbody tr:nth-child(20)",
      "main input[type=search]",
      "main fieldset > button",
      "main button b",
      "main p[data-paper] + button",
      "main a[href='/application/create']",
    ],
    limits: { requests: 19, kilobytes: 330, waves: 1, shift: 0.01 },
  },
  {
    page: "dashboard",
    address: "/dashboard",
    who: "operator",
    wanted: [...frame, "main h1", "main a", "section[aria-labelledby=figures] h3"],
    limits: { requests: 41, kilobytes: 575, waves: 4, shift: 0.01 },
  },
  {
    page: "file",
    address: "/application/:id",
    of: "/applications",
    who: "operator",
    wanted: [...frame, "main h1", "main [role=tab]", "main dl dd"],
    limits: { requests: 36, kilobytes: 424.5, waves: 3, shift: 0.01 },
  },
  {
    page: "people",
    address: "/users",
    who: "administrator",
    wanted: [
      ...frame,
      "main tbody tr:nth-child(10)",
      "main input[type=search]",
      "main fieldset > button",
      "main p[data-paper] + button",
    ],
    limits: { requests: 34, kilobytes: 385.5, waves: 2, shift: 0.01 },
  },
  {
    page: "map",
    address: "/map",
    who: "operator",
    wanted: [...frame, "main h1", "main .leaflet-container canvas"],
    limits: { requests: 48, kilobytes: 497.5, waves: 3, shift: 0.05 },
  },
  {
    page: "diagram editor",
    address: "/logic/:id",
    of: "/diagrams",
    who: "administrator",
    wanted: [...frame, "main h1", "main .react-flow__node"],
    limits: { requests: 58, kilobytes: 577.5, waves: 2, shift: 0.01 },
  },
];

/** Files of script that a build of an app may consist of: bundlers split what they are left to. */
const mostFiles = { backoffice: 447, public: 96 };

/** Kilobytes that a change in one screen may make its next visitor fetch again, and what such a change never renames. */
const again = { most: 60, never: /\/(?:vendors|frame|around|collections|overlays|opened|rolldown-runtime|texts-\w+)-/ };

/**
 * The sign-in record of a demonstration identity.
 *
 * @param {string} url
 * @param {string} username
 */
async function signIn(url, username) {
  const identities = await import(pathToFileURL(path.join(root, "apps/server/dist/demo/identities.js")).href);
  const reply = await fetch(`${url}/api/v1/auth/password`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ username, password: identities.demoPassword }),
  });
  if (!reply.ok) throw new Error(`Sign-in answered ${reply.status}: ${await reply.text()}`);
  return reply.text();
}

/**
 * The id of the first row of a list, for whom a record signs in.
 *
 * @param {string} url
 * @param {string} list
 * @param {string} record
 * @returns {Promise<string>}
 */
async function firstOf(url, list, record) {
  const headers = { authorization: `Bearer ${JSON.parse(record).access_token}` };
  const { items } = await (await fetch(`${url}/api/v1${list}`, { headers })).json();
  return items[0].id;
}

/** A page that is painted late is visited again: what runs beside it only adds, so that the least is what the page takes. */
const mostVisits = 5;

// `--cpu=4`: the machine slowed so many times, for the times that are told; `--asked`: every request.
const cpu = Number(process.argv.find((one) => one.startsWith("--cpu="))?.slice(6) ?? 1);
const tellsAsked = process.argv.includes("--asked");

const product = await startProduct({}, { filled: demoFiles });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
let failed = 0;
for (const [app, most] of Object.entries(mostFiles)) {
  const { files, rings } = builtFiles(app);
  const isWell = files <= most && rings.length === 0;
  if (!isWell) failed += 1;
  console.log(`${isWell ? "ok    " : "FAILED"} files of ${app}: ${files} of ${most}, in rings ${rings.length} of 0`);
  for (const ring of rings) console.log(`       ${ring}`);
}
for (const { screen, kilobytes, onFirst, again: files } of fetchedAgain("backoffice")) {
  const renamed = files.filter((file) => again.never.test(file));
  if (Math.max(kilobytes, onFirst) <= again.most && renamed.length === 0) continue;
  failed += 1;
  console.log(
    `FAILED a change of ${screen}: ${kilobytes.toFixed(1)} kB of it are fetched again, ${onFirst.toFixed(1)} of the first register, of ${again.most}; with them ${renamed.join(", ") || "no shared file"}`,
  );
}
try {
  for (const { page: name, address: at, of, who, line, wanted, limits } of budgets) {
    const record = who && (await signIn(product.url, who));
    const address = of && record ? at.replace(":id", await firstOf(product.url, of, record)) : at;
    const visit = async () => {
      const context = await browser.newContext({
        baseURL: product.url,
        serviceWorkers: "block",
        viewport: { width: 1440, height: 900 },
      });
      context.setDefaultTimeout(hang);
      const page = await context.newPage();
      if (record) await page.addInitScript((user) => localStorage.setItem("user", user), record);
      const seen = await measureUntilComplete(page, { address, wanted, cpu, ...(line ? { line } : {}) });
      await context.close();
      return seen;
    };
    let found = await visit();
    for (let visits = 1; found.paint > (limits.paint ?? Infinity) && visits < mostVisits; visits += 1) {
      const seen = await visit();
      if (seen.paint < found.paint) found = seen;
    }
    const told = Object.entries(limits).map(([what, limit]) => {
      const figure = found[/** @type {keyof typeof limits} */ (what)];
      return { isOver: figure > limit, words: `${what} ${Number(figure.toFixed(4))} of ${limit}` };
    });
    const isOver = told.some((one) => one.isOver);
    if (isOver) failed += 1;
    console.log(`${isOver ? "FAILED" : "ok    "} ${name}: ${told.map(({ words }) => words).join(", ")}`);
    console.log(
      `       all ${found.all.toFixed(1)} kB, standing after ${Math.round(found.standing)} ms, largest paint after ${Math.round(found.paint)} ms, main thread blocked for ${Math.round(found.blocked)} ms`,
    );
    if (isOver || tellsAsked) {
      for (const one of found.asked)
        console.log(`       wave ${one.wave}, ${one.from}-${one.to} ms, ${one.bytes} bytes: ${one.path}`);
      for (const one of found.shifts) console.log(`       shift ${one}`);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = failed > 0 ? 1 : 0;

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { chromiumArgs, lightChromiumPath } from "../chromium.mjs";
import { freePort } from "../free-port.mjs";
import { hang } from "../limits.mjs";
import { environment, root } from "../pnpm.mjs";

/**
 * Apps that a stranger makes of the kit's README alone: its line to install, by npm and by pnpm, its programs as they stand
 * there; built by Vite, webpack and Next, shown in a browser and judged by axe.
 */

const env = { ...environment(), NEXT_TELEMETRY_DISABLED: "1" };
const readme = readFileSync(path.join(root, "packages/ui/README.md"), "utf8");
const programs = [...readme.matchAll(/^```tsx\n([^]*?)^```/gm)].map(([, program = ""]) => program);

/** What the README says to install, with what is packed here in the place of what is published. @param {string} kit */
const asked = (kit) =>
  (/^pnpm add (.*)$/m.exec(readme)?.[1] ?? "").split(/\s+/).map((name) => (name === "@yer/ui" ? kit : name));

/** The README's first program, in what every bundler begins with. */
const files = {
  "App.tsx": programs[0] ?? "",
  "main.tsx":
    'import { createRoot } from "react-dom/client";\nimport { App } from "./App";\ncreateRoot(document.querySelector("#app")!).render(<App />);\n',
  "index.html":
    '<!doctype html><html lang="en"><head><title>Fresh</title></head><body><div id="app"></div><script type="module" src="/main.tsx"></script></body></html>\n',
};

/** webpack with the loaders that its own guides name for TypeScript and style sheets. */
const webpackConfig = `
import path from "node:path";
export default {
  mode: "production",
  entry: "./main.tsx",
  performance: false,
  // Smaller names prove nothing here and take most of the time.
  optimization: { minimize: false },
  output: { path: path.resolve("dist-webpack"), publicPath: "auto" },
  resolve: { extensions: [".tsx", ".ts", ".js"] },
  module: {
    rules: [
      { test: /\\.tsx?$/, loader: "esbuild-loader", options: { jsx: "automatic", target: "es2023" } },
      { test: /\\.css$/, use: ["style-loader", "css-loader"] },
    ],
  },
};
`;

const next = ["next@16.4.6", "typescript@5.9.3", "@types/react", "@types/react-dom", "@types/node"];
const webpack = ["webpack@5.113.0", "webpack-cli", "esbuild-loader", "css-loader", "style-loader"];

/** Those who install, and how each adds to what is in a folder. */
const managers = {
  npm: ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"],
  pnpm: ["pnpm", "add", "--prefer-offline", "--ignore-scripts"],
};

/**
 * Begins to install what the apps are made with, all of a manager's in one folder: that is the network's work, so it goes on beside other checks.
 *
 * @param {string} folder
 * @param {string} kit the packed kit
 */
export function beginFreshApps(folder, kit) {
  return Object.entries(managers).map(([manager, add]) => {
    const place = path.join(folder, `fresh-${manager}`);
    mkdirSync(path.join(place, "app"), { recursive: true });
    writeFileSync(path.join(place, "package.json"), '{ "name": "fresh", "private": true }\n');
    writeFileSync(path.join(place, "webpack.config.mjs"), webpackConfig);
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(place, name), text);
    for (const program of programs) {
      const [, file] = /^\/\/ (app\/[\w.]+)\n/.exec(program) ?? [];
      if (file !== undefined) writeFileSync(path.join(place, file), program);
    }
    // A root of its own, or pnpm takes it for a part of the workspace around it.
    if (manager === "pnpm") {
      const builds = "allowBuilds: { esbuild: false, sharp: false }";
      writeFileSync(path.join(place, "pnpm-workspace.yaml"), `packages: []\n${builds}\n`);
    }
    return { manager, folder: place, installed: installing(place, [...add, ...asked(kit), ...webpack, ...next]) };
  });
}

/**
 * @param {string} cwd
 * @param {string[]} command
 * @returns {Promise<string | undefined>} what went wrong
 */
function installing(cwd, [program = "", ...args]) {
  return new Promise((resolve) => {
    let said = "";
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (data) => (said += data));
    child.stderr.on("data", (data) => (said += data));
    child.on("error", (error) => resolve(String(error)));
    child.on("close", (code) => resolve(code === 0 ? undefined : said));
  });
}

/**
 * Builds the apps, and looks at each in a browser.
 *
 * @param {ReturnType<typeof beginFreshApps>} apps
 * @param {(what: string, good: boolean, output: string) => void} report
 */
export async function lookAtFreshApps(apps, report) {
  const browser = await chromium.launch({ executablePath: await lightChromiumPath(), args: chromiumArgs });
  try {
    for (const { manager, folder, installed } of apps) {
      const wrong = await installed;
      report(`${manager} installs what the README says`, wrong === undefined, wrong ?? "");
      if (wrong !== undefined) continue;
      await bundledApp(browser, folder, manager, report);
      // Last: it writes a tsconfig.json, which the others would read.
      await nextApp(browser, folder, manager, report);
    }
  } finally {
    await browser.close();
  }
}

/**
 * The README's first program, built by Vite and by webpack.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} folder
 * @param {string} manager
 * @param {(what: string, good: boolean, output: string) => void} report
 */
async function bundledApp(browser, folder, manager, report) {
  await build({ root: folder, configFile: false, logLevel: "error", build: { chunkSizeWarningLimit: 5000 } });
  await served(path.join(folder, "dist"), (origin) => lookAt(browser, origin, `Vite, ${manager}`, report));
  if (!ran(`webpack builds the README's app, ${manager}`, ["node_modules/.bin/webpack"], folder, report)) return;
  const page = files["index.html"].replace('type="module" src="/main.tsx"', 'defer src="main.js"');
  writeFileSync(path.join(folder, "dist-webpack/index.html"), page);
  await served(path.join(folder, "dist-webpack"), (origin) => lookAt(browser, origin, `webpack, ${manager}`, report));
}

/**
 * The README's programs for servers, built and served by Next.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} folder
 * @param {string} manager
 * @param {(what: string, good: boolean, output: string) => void} report
 */
async function nextApp(browser, folder, manager, report) {
  if (!ran(`Next builds the README's app, ${manager}`, ["node_modules/.bin/next", "build"], folder, report)) return;
  const port = String(await freePort());
  const server = spawn("node", ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", port], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  try {
    await lookAt(browser, `http://127.0.0.1:${port}/`, `Next, ${manager}`, report);
  } finally {
    server.kill();
  }
}

/**
 * @param {string} what
 * @param {string[]} command
 * @param {string} cwd
 * @param {(what: string, good: boolean, output: string) => void} report
 */
function ran(what, [program = "", ...args], cwd, report) {
  const { status, stdout, stderr } = spawnSync(path.join(cwd, program), args, { cwd, env, encoding: "utf8" });
  report(what, status === 0, `${stdout}${stderr}`);
  return status === 0;
}

/**
 * @param {string} folder
 * @param {(origin: string) => Promise<void>} look
 */
async function served(folder, look) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: folder },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  try {
    await look(origin);
  } finally {
    await server.close();
  }
}

/**
 * The page shows its button, which looks as the kit's does, before any script where a server drew it; nothing is said on
 * the console, and axe finds nothing.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {string} which
 * @param {(what: string, good: boolean, output: string) => void} report
 */
async function lookAt(browser, origin, which, report) {
  const context = await browser.newContext();
  context.setDefaultTimeout(hang);
  const page = await context.newPage();
  /** @type {string[]} */
  const wrong = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(String(error)));
  // A server needs a moment to listen.
  const giveUp = Date.now() + hang;
  for (;;) {
    const answer = await page.goto(origin).catch((error) => (Date.now() < giveUp ? undefined : Promise.reject(error)));
    if (answer !== undefined) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const button = page.getByRole("button", { name: "Save" });
  await button.waitFor();
  const styled = await button.evaluate((each) => getComputedStyle(each).borderRadius);
  if (styled !== "6px") wrong.push(`The button does not look as the kit's: its corners are ${styled}.`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  wrong.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`));
  if (which.startsWith("Next")) {
    const drawn = await (await fetch(origin)).text();
    if (!/<style data-styled[^>]*>[^<]/.test(drawn)) wrong.push("The server sent no style sheet with the page.");
    if (!drawn.includes(">Save<")) wrong.push("The server did not draw the button.");
  } else {
    await button.click();
    await page.getByText("Saved").waitFor();
  }
  await context.close();
  report(`the README's app is shown and accessible: ${which}`, wrong.length === 0, wrong.join("\n"));
}

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { environment, root } from "../pnpm.mjs";
import { step } from "../limits.mjs";
import { letOthersFirst } from "./others-first.mjs";
import { countProcessorTime } from "./processor-time.mjs";
import { lastWords, playwrightReasons, vitestReasons } from "./reasons.mjs";

/**
 * @typedef {object} Outcome What a step found out.
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output Everything it printed; shown whole when something failed.
 * @property {string[]} [reasons] Why it failed, a line each; shown once more at the very end.
 * @property {number} [processor] Seconds of processor time that all its processes took together; not known everywhere.
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} why What it holds, in one line, for `--list`.
 * @property {number} budget Seconds it may take on two cores, with room for what runs beside it. One that takes longer says
 *   so in its line, and does not fail: a slow machine is no fault.
 * @property {string[]} [after] Steps whose end it waits for, whatever it was.
 * @property {string[]} [needs] Steps that must have passed; otherwise this one fails at once and says so.
 * @property {boolean} [extra] Runs only when named: long, and for continuous integration.
 * @property {boolean} [alone] It fills both cores: nothing runs beside it but what runs aside.
 * @property {boolean} [aside] It runs as a third, behind the two others, in the moments that they leave idle; its
 *   seconds are theirs as much as its own.
 * @property {(signal: AbortSignal, isAside: boolean) => Promise<Outcome>} run
 */

const base = environment();

/**
 * Runs a command in its own process group and keeps what it prints. The group is ended with it, so that no browser
 * or server outlives its test.
 *
 * @param {string[]} command
 * @param {{ signal: AbortSignal, env?: NodeJS.ProcessEnv, cwd?: string, isAside?: boolean }} options `isAside`: other
 *   processes go first
 * @returns {Promise<{ code: number, output: string, processor: number | undefined }>}
 */
export function execute([program, ...args], { signal, env = {}, cwd = root, isAside = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...base, FORCE_COLOR: undefined, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    if (isAside && child.pid !== undefined) letOthersFirst(child.pid);
    let output = "";
    const countedTime = child.pid === undefined ? () => undefined : countProcessorTime(child.pid);
    /** @param {NodeJS.Signals} name */
    const end = (name) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, name);
      } catch (error) {
        // Gone already.
        if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
      }
    };
    const stop = () => end("SIGTERM");
    // A step that hangs is a step that failed. What runs aside may have to wait for the end of all others.
    const longest = isAside ? 2 * step : step;
    const late = setTimeout(() => {
      output += `\nStopped: no end after ${longest / 60_000} minutes.\n`;
      end("SIGKILL");
    }, longest);

    signal.addEventListener("abort", stop, { once: true });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => {
      countedTime();
      reject(error);
    });
    // What it left behind ends with it, and lets go of the pipes that "close" waits for.
    child.on("exit", () => end("SIGKILL"));
    child.on("close", (code, by) => {
      clearTimeout(late);
      signal.removeEventListener("abort", stop);
      const said = by ? `${output}\nEnded by ${by}.\n` : output;
      resolve({ code: code ?? 1, output: said, processor: countedTime() });
    });
  });
}

/**
 * A check that either holds or does not: counts as one.
 *
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export function check(command, options = {}) {
  /** @type {Step["run"]} */
  return async (signal, isAside) => {
    const { code, output, processor } = await execute(command, { ...options, signal, isAside });
    const reasons = code === 0 ? [] : lastWords(output);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output, reasons, processor };
  };
}

/** @typedef {Parameters<typeof vitestReasons>[0] & Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number>} VitestReport */
/** @typedef {Parameters<typeof playwrightReasons>[0] & { stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number> }} PlaywrightReport */

/**
 * A runner that writes a JSON report: counts what the report counts. A runner that ends badly without a failed test
 * (a file that does not load, an unhandled rejection, a crash before the report) is one failure.
 *
 * @template Report
 * @param {(report: string) => { command: string[], env?: NodeJS.ProcessEnv }} prepare Gets the report's path.
 * @param {(report: Report) => Omit<Outcome, "output" | "processor">} read
 */
function suite(prepare, read) {
  /** @type {Step["run"]} */
  return async (signal, isAside) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "yer-report-"));
    try {
      const file = path.join(folder, "report.json");
      const { command, env } = prepare(file);
      const { code, output, processor } = await execute(command, { env, signal, isAside });
      const counts = existsSync(file)
        ? read(JSON.parse(readFileSync(file, "utf8")))
        : { passed: 0, failed: 0, skipped: 0 };
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
      const reasons = counts.failed > 0 && !counts.reasons?.length ? lastWords(output) : counts.reasons;
      return { ...counts, output, processor, ...(reasons && { reasons }) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/**
 * Tests under vitest.
 *
 * @param {string[]} args What to run, as `vitest run` takes it.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function vitest(args, env) {
  return suite(
    (file) => ({
      command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
      env,
    }),
    (/** @type {VitestReport} */ report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      // Tests that a name pattern leaves out are not skipped: another step runs them.
      skipped: args.some((arg) => arg.startsWith("--testNamePattern"))
        ? 0
        : report.numPendingTests + report.numTodoTests,
      reasons: vitestReasons(report),
    }),
  );
}

/**
 * Tests under Playwright, in e2e/.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function playwright(args, env = {}) {
  return suite(
    (file) => ({
      command: ["playwright", "test", "--config", "e2e/playwright.config.ts", "--reporter=list,json", ...args],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    (/** @type {PlaywrightReport} */ { stats, errors, suites }) => ({
      passed: stats.expected,
      // A test that passed only when tried again did fail.
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      reasons: playwrightReasons({ suites, errors }),
    }),
  );
}

import { parseArgs } from "node:util";
import { schedule } from "./checks/schedule.mjs";
import { steps } from "./checks/steps.mjs";

const usage = `Checks everything: what continuous integration runs.

  npx pnpm@12 test                      all of it
  node tools/test.mjs --only unit,lint  some steps (they do not pull in others; build first where needed)
  node tools/test.mjs --except e2e      all but some
  node tools/test.mjs --list            the steps and what each holds
`;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    except: { type: "string" },
    list: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  },
});

if (values.help || values.list) {
  console.log(values.help ? usage : steps.map(({ name, why }) => `${name.padEnd(12)} ${why}`).join("\n"));
  process.exit();
}

/** @param {string | undefined} list */
function names(list) {
  const given = list?.split(",").map((name) => name.trim());
  const unknown = given?.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". Steps: ${steps.map(({ name }) => name).join(", ")}.`);
    process.exit(2);
  }
  return given;
}

const only = names(values.only);
const except = names(values.except);
const chosen = steps.filter(({ name, extra }) => (only?.includes(name) ?? !extra) && !except?.includes(name));

const stop = new AbortController();
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.once(name, () => stop.abort());

const begun = performance.now();
const results = await schedule(chosen, stop.signal, {
  started: ({ name }) => console.log(`       ${name} …`),
  ended: (result) => {
    const { name, output } = result;
    if (result.failed > 0) console.log(`\n──── ${name} ────\n${output.trimEnd()}\n──── end of ${name} ────\n`);
    console.log(row(result));
  },
});

/** @param {"passed" | "failed" | "skipped"} what */
const sum = (what) => results.reduce((total, result) => total + result[what], 0);

console.log("\n       step             seconds processor   budget   passed   failed  skipped");
for (const result of results) console.log(row(result));
for (const { name, reasons = [] } of results) {
  for (const reason of reasons) console.log(`why ${name}: ${reason}`);
}
const counted = results.some(({ processor }) => processor !== undefined);
const processorMinutes = results.reduce((total, { processor = 0 }) => total + processor, 0) / 60;
console.log(
  `\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes in all` +
    (counted ? `, ${processorMinutes.toFixed(1)} of processor time.` : "."),
);
if (stop.signal.aborted) console.log("Stopped before the end.");

const skipped = sum("skipped");
console.log(`${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
// Not process.exit(): what a pipe has not taken yet, the whole output of a failed step, would be lost with these lines.
process.exitCode = sum("failed") > 0 || stop.signal.aborted ? 1 : 0;

/** @param {Awaited<ReturnType<typeof schedule>>[number]} result */
function row({ name, seconds, processor, budget, passed, failed, skipped }) {
  const counts = [passed, failed, skipped].map((count) => String(count).padStart(8)).join(" ");
  const times = `${seconds.toFixed(1).padStart(9)} ${(processor?.toFixed(1) ?? "-").padStart(9)}`;
  const line = `${name.padEnd(14)} ${times} ${String(budget).padStart(8)} ${counts}`;
  const late = seconds > budget ? `   ${(seconds - budget).toFixed(0)} s over its budget` : "";
  return `${failed > 0 ? "FAILED" : "ok    "} ${line}${late}`;
}

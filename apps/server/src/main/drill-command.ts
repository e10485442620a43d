import { parseArgs } from "node:util";
import { machineClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";
import { loadSecrets } from "../platform/config/secrets.js";
import { keepMetrics, keepReport } from "./drill/drill-report.js";
import { runDrill } from "./drill/drill.js";
import { ownPrograms } from "./drill/programs.js";
import { explain } from "./explain.js";

/**
 * `pnpm drill`: brings the service back from its backup on a scratch server and proves that what matters came back.
 * Exit code 0: all of it holds; 1: it does not; 2: it could not be brought back or checked.
 */
try {
  process.chdir(process.env["INIT_CWD"] ?? process.cwd());
  const { values } = parseArgs({
    options: {
      stanza: { type: "string", default: "yer" },
      config: { type: "string" },
      database: { type: "string", default: "yer" },
      scratch: { type: "string", default: "/var/tmp/yer-drill" },
      to: { type: "string" },
      reports: { type: "string", default: "." },
      metrics: { type: "string" },
    },
  });
  const config = readConfig(process.env);
  const { historySigningKey } = await loadSecrets(config);
  const { stanza, database, scratch, to } = values;
  const order = {
    stanza,
    database,
    scratch,
    ...(to === undefined ? {} : { to }),
    ...(values.config === undefined ? {} : { configuration: values.config }),
  };
  const report = await runDrill(ownPrograms(), order, config, machineClock);
  const file = await keepReport(values.reports, report, historySigningKey);
  if (values.metrics !== undefined) await keepMetrics(values.metrics, report);
  for (const { faults, faultsInAll, said, seconds } of report.parts) {
    for (const fault of faults) process.stdout.write(`  ${fault}\n`);
    if (faultsInAll > faults.length) process.stdout.write(`  … and ${faultsInAll - faults.length} more\n`);
    process.stdout.write(`${said.join(" ")} (${seconds} s)\n`);
  }
  const until = report.lastTransaction ?? "nothing";
  process.stdout.write(`Brought back to ${until} in ${report.restoreSeconds} s. The report: ${file}\n`);
  process.exitCode = report.holds ? 0 : 1;
} catch (error) {
  process.stderr.write(`The drill could not be made. ${explain(error)}\n`);
  process.exitCode = 2;
}

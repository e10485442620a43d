import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Cluster } from "../../database/cluster.js";
import type { Asked } from "./statements.js";

/** Clients that ask at once. */
export const clients = 4;
/** pgbench takes no more scripts in one run. */
const mostScripts = 128;

/**
 * Runs each script over and over by pgbench, four clients at once and in no order, and answers the milliseconds of each
 * of its runs: from the first statement's start to the last one's end, as a client at the database sees it.
 */
export function replay(cluster: Cluster, scripts: readonly Asked[], seconds: number): number[][] {
  if (scripts.length > mostScripts) throw new Error(`pgbench takes ${mostScripts} scripts at most.`);
  const folder = path.join(cluster.folder, "replay");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // Its user is not who runs this, and writes its log there.
  chmodSync(folder, 0o777);
  const files = scripts.flatMap((statements, index) => {
    const file = path.join(folder, `${index}.sql`);
    writeFileSync(file, statements.map((statement) => `${statement.trim()};\n`).join(""));
    return ["-f", file];
  });
  const log = path.join(folder, "log");
  cluster.tool("pgbench", "-n", "-l", `--client=${clients}`, `--time=${seconds}`, `--log-prefix=${log}`, ...files);
  const times: number[][] = scripts.map(() => []);
  for (const name of readdirSync(folder).filter((each) => each.startsWith("log."))) {
    for (const line of readFileSync(path.join(folder, name), "utf8").split("\n")) {
      const [, , microseconds, script] = line.split(" ");
      if (script !== undefined) times[Number(script)]?.push(Number(microseconds) / 1000);
    }
  }
  return times;
}

import { type KeyObject, sign } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { canonicalJson } from "@yer/api/formats";
import type { Proof } from "../proofs/proof.js";

/** A part of what came back, and whether it holds. */
export interface ProvenPart extends Proof {
  readonly name: string;
  readonly seconds: number;
  /** The first of them: {@link faultsInAll} says how many there are. */
  readonly faults: readonly string[];
  readonly faultsInAll: number;
}

/** Result of a drill. */
export interface DrillReport {
  /** Moments in UTC, ISO 8601. */
  readonly begun: string;
  readonly ended: string;
  /** The moment that was to be gone back to; absent where it was the last one archived. */
  readonly askedFor?: string;
  /** When the last act was done that came back. */
  readonly lastTransaction: string | null;
  /** Seconds until the cluster stood. */
  readonly restoreSeconds: number;
  /** Applications by status. */
  readonly byStatus: Readonly<Record<string, number>>;
  readonly parts: readonly ProvenPart[];
  readonly holds: boolean;
}

/**
 * Keeps a report as `drill-<moment>.json` with a detached signature beside it (`.sig`, Ed25519 over its bytes).
 * @returns where it lies
 */
export async function keepReport(folder: string, report: DrillReport, key: KeyObject): Promise<string> {
  const file = path.join(folder, `drill-${report.ended.replaceAll(/[:.]/g, "-")}.json`);
  const content = Buffer.from(`${canonicalJson(report)}\n`);
  // The report last: where it lies its signature does.
  await writeWhole(`${file}.sig`, sign(null, content, key));
  await writeWhole(file, content);
  return file;
}

const seconds = (moment: string): number => new Date(moment).getTime() / 1000;

/**
 * Keeps what an alert asks about, in the text format of Prometheus, where a collector of text files reads it
 * (node_exporter's `--collector.textfile.directory`): also that no drill was made since shows there.
 */
export async function keepMetrics(file: string, { begun, ended, holds }: DrillReport): Promise<void> {
  const lines = [
    "# HELP yer_drill_ended_seconds When the last drill ended, seconds since 1970.",
    "# TYPE yer_drill_ended_seconds gauge",
    `yer_drill_ended_seconds ${seconds(ended)}`,
    "# HELP yer_drill_holds Whether all that it brought back held.",
    "# TYPE yer_drill_holds gauge",
    `yer_drill_holds ${holds ? 1 : 0}`,
    "# HELP yer_drill_duration_seconds How long it took.",
    "# TYPE yer_drill_duration_seconds gauge",
    `yer_drill_duration_seconds ${seconds(ended) - seconds(begun)}`,
  ];
  await writeWhole(file, Buffer.from(`${lines.join("\n")}\n`));
}

/** Written beside and moved: whoever reads it meets the former or the new one, never a half. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

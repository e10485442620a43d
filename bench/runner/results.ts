import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Samples } from "./figures.js";
import { short, table } from "./markdown.js";
import { root } from "./paths.js";
import { type Bar, type Case, isFloor, ours, type Workload } from "./workload.js";

const file = path.join(root, "RESULTS.md");

function version(name: string): string {
  const manifest = path.join(root, "node_modules", name, "package.json");
  const { version: number } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return `${name} ${number}`;
}

/** One bar in words: ours, the best peer's, and whether it is met. */
function verdict(bar: Bar, cases: readonly Case[], samples: ReadonlyMap<string, Samples>): string[] | undefined {
  const figure = (item: Case): number | undefined => samples.get(item.id)?.median(bar.figure);
  const mine = cases.find(({ adapter }) => adapter === ours);
  const value = mine && figure(mine);
  if (value === undefined) return undefined;
  const unit = bar.unit ?? "ms";
  if (bar.most !== undefined) {
    return [
      bar.what,
      `${short(value)} ${unit}`,
      `≤ ${bar.most} ${unit}`,
      "–",
      value <= bar.most ? "met" : "**missed**",
    ];
  }
  const [best] = cases
    .filter(({ adapter }) => (bar.peers ? bar.peers.includes(adapter) : adapter !== ours && !isFloor(adapter)))
    .flatMap((item) => {
      const peer = figure(item);
      return peer === undefined ? [] : [{ adapter: item.adapter, peer }];
    })
    .toSorted((a, b) => a.peer - b.peer);
  if (!best) return undefined;
  const ratio = value / best.peer;
  const within = bar.within ?? 1.1;
  return [
    bar.what,
    `${short(value)} ${unit}`,
    `${short(best.peer)} ${unit} (${best.adapter})`,
    `${ratio.toFixed(2)} of at most ${within.toFixed(2)}`,
    ratio <= within ? "met" : "**missed**",
  ];
}

/** A workload's part of the results. */
export function section(
  workload: Workload,
  cases: readonly Case[],
  samples: ReadonlyMap<string, Samples>,
  failed: Readonly<Record<string, string>>,
): string {
  const bars = (workload.sizes ?? [0]).flatMap((size) =>
    workload.bars(size).flatMap((bar) => {
      const row = verdict(
        bar,
        cases.filter((item) => item.size === size),
        samples,
      );
      return row ? [row] : [];
    }),
  );
  const rounds = Math.max(0, ...[...samples.values()].map(({ count }) => count));
  return [
    `## ${workload.title}`,
    `Medians of ${rounds} rounds. ${workload.packages.map(version).join(", ")}.`,
    table(["bar", "ours", "best peer", "ratio", ""], bars),
    workload.report(
      cases.flatMap(({ id }) => {
        const one = samples.get(id);
        return one ? [[id, one] as const] : [];
      }),
    ),
    ...Object.entries(failed).map(([id, why]) => `Failed at least once: \`${id}\`: ${why}`),
  ].join("\n\n");
}

/** Replaces one workload's part of RESULTS.md, which stands between two marks, and lays the file out as the product's check wants it. */
export function writeSection(name: string, text: string): void {
  const old = existsSync(file)
    ? readFileSync(file, "utf8")
    : "# Results\n\nWritten by `node run.mjs`; see [README.md](README.md).\n";
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [old.indexOf(from), old.indexOf(to)];
  const part = `${from}\n\n${text}\n\n${to}`;
  writeFileSync(
    file,
    start < 0 ? `${old.trimEnd()}\n\n${part}\n` : old.slice(0, start) + part + old.slice(end + to.length),
  );
  execFileSync(path.join(root, "../node_modules/.bin/oxfmt"), [file]);
}

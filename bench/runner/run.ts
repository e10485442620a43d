import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { adaptersOf, buildPage } from "./build.js";
import { type Figures, Samples } from "./figures.js";
import { out } from "./paths.js";
import { section, writeSection } from "./results.js";
import { serve } from "./serve.js";
import { openSession, type Session } from "./session.js";
import type { Case, Workload } from "./workload.js";

/** How a workload is run. */
export interface RunOptions {
  readonly name: string;
  readonly runs: number;
  /** Only cases whose id holds one of these: nothing is written then. */
  readonly only: readonly string[] | undefined;
  /** Build the pages first. */
  readonly build: boolean;
  /** Only write the tables again. */
  readonly reportOnly: boolean;
  readonly chromium: { readonly executablePath: string; readonly args: readonly string[] };
}

/** Samples by case, and by case what went wrong. */
interface Raw {
  readonly samples: Record<string, Figures[]>;
  readonly failed: Record<string, string>;
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Every case once per round, the order turned and reversed from round to round. */
async function measure(workload: Workload, cases: readonly Case[], options: RunOptions): Promise<Raw> {
  const server = await serve(workload.routes);
  const { executablePath, args } = options.chromium;
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const browserCdp = await browser.newBrowserCDPSession();
  const shots = path.join(out, "shots");
  mkdirSync(shots, { recursive: true });
  const raw: Raw = { samples: {}, failed: {} };

  for (let run = 0; run < options.runs; run++) {
    const turned = cases.map((_, index) => cases[(index + run) % cases.length]).filter((item) => item !== undefined);
    for (const item of run % 2 === 1 ? turned.toReversed() : turned) {
      const begun = Date.now();
      const open: Session<never>[] = [];
      server.taken();
      try {
        const figures = await workload.sample({
          item,
          sent: server.taken,
          async open<Page extends object>() {
            const session = await openSession<Page>(
              browser,
              browserCdp,
              `${server.url}/${options.name}/${item.adapter}/`,
            );
            open.push(session);
            return session;
          },
          async shot(session, name) {
            const file = `${options.name}-${item.id}-${name}.png`.replaceAll(/[^\w.-]+/g, "-");
            if (run === 0) await session.screenshot(path.join(shots, file));
          },
        });
        const thrown = open.flatMap(({ errors }) => errors);
        if (thrown[0] !== undefined) throw new Error(`The page threw: ${thrown[0]}`);
        (raw.samples[item.id] ??= []).push(figures);
        say(`${run + 1}/${options.runs} ${item.id} ${((Date.now() - begun) / 1000).toFixed(1)} s`);
      } catch (error) {
        const [why = ""] = String(error).split("\n");
        raw.failed[item.id] = why;
        say(`${run + 1}/${options.runs} ${item.id} failed: ${why}`);
      } finally {
        for (const session of open) await session.close();
      }
    }
  }
  await browser.close();
  server.close();
  return raw;
}

/** Builds the pages, measures, and writes (or for a part of the cases prints) the results. */
export async function run(workload: Workload, options: RunOptions): Promise<void> {
  const { name, only } = options;
  const cases = (workload.sizes ?? [0])
    .flatMap((size) =>
      adaptersOf(name).map((adapter): Case => ({ id: size > 0 ? `${adapter}/${size}` : adapter, adapter, size })),
    )
    .filter(({ id }) => !only || only.some((part) => id.includes(part)));
  const rawFile = path.join(out, only ? `${name}-part.json` : `${name}.json`);

  if (options.build && !options.reportOnly) {
    for (const adapter of new Set(cases.map((item) => item.adapter))) {
      say(`build ${adapter}`);
      await buildPage(name, adapter);
    }
  }
  if (options.reportOnly && !existsSync(rawFile)) throw new Error(`There are no raw samples in ${rawFile}`);
  const raw = options.reportOnly
    ? (JSON.parse(readFileSync(rawFile, "utf8")) as Raw)
    : await measure(workload, cases, options);
  mkdirSync(out, { recursive: true });
  writeFileSync(rawFile, JSON.stringify(raw));

  const samples = new Map(Object.entries(raw.samples).map(([id, list]) => [id, new Samples(list)]));
  const text = section(workload, cases, samples, raw.failed);
  if (only) say(text);
  else writeSection(name, text);
}

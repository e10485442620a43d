import type { Figures } from "../../runner/figures.js";
import { press, wheel } from "../../runner/input.js";
import { cell, frames, table, timed } from "../../runner/markdown.js";
import type { Bench, Workload } from "../../runner/workload.js";
import type { TablePage } from "./page.js";

const rows = 100_000;
/** How long the wheel turns, in seconds. */
const scrolling = 2;
const notch = 120;
/** Wheel events that lead from the top to the bottom, some of two seconds' 120 to spare. */
const sweepEvents = 115;

const notes = `In ms until painted, in brackets the main thread's CPU. Wheel and sweep (top to bottom): frame intervals over 2 s as
mean / p95 / number above 50 ms, and the CPU of all processes. Blank: share of looks at the painted table that met no
row. Heap: beyond the rows themselves. mui's free edition shows 100 rows at most: its scrolling is within them, its
sorting over all. ag-grid's sort has its animation of 400 ms in it, which it has by default. Text is sorted by each in
its own way; only ours sorts as Uzbek does.

Script: all that a table of all rows was sent until a row was chosen.

A server's page of 50 rows, the next one in its place, and a press on a row's box in a table of all rows, once nothing
has changed for half a second:`;

async function sampleAll({ open, shot }: Bench): Promise<Figures> {
  const session = await open<TablePage>();
  await session.ask("prepare", rows);
  const before = await session.heap();
  const mount = await session.measure(() => session.ask("mount", "all"));
  const after = await session.heap();
  await shot(session, "opened");

  const centre = await session.ask("centre");
  const scroll = async (deltaY: number): Promise<Figures> => {
    await session.ask("watchBlank");
    const figures = await session.frames(() => wheel(session.cdp, centre, deltaY, scrolling));
    return { ...figures, blank: await session.ask("blankShare") };
  };
  const wheeled = await scroll(notch);
  await shot(session, "wheeled");
  await session.ask("rewind");
  const swept = await scroll((await session.ask("reach")) / sweepEvents);
  await shot(session, "swept");
  await session.ask("rewind");

  const sort = async (key: "value" | "owner"): Promise<Figures> => {
    const heading = await session.ask("heading", key);
    await session.ask("awaitSorted", key);
    const { result, cpu } = await session.measure(async () => {
      await press(session.cdp, heading);
      return await session.reacted();
    });
    await shot(session, `sorted-${key}`);
    return { ms: result, cpu };
  };
  const value = await sort("value");
  const owner = await sort("owner");
  const owners = await session.ask("owners");
  if (!owners.slice(0, 10).every((name) => name.startsWith("B"))) throw new Error(`Not sorted: ${owners.join(", ")}`);
  return {
    mount: { ms: mount.result, cpu: mount.cpu, heap: after.mb - before.mb, nodes: after.nodes },
    wheel: wheeled,
    sweep: swept,
    sort: { value, owner },
  };
}

async function samplePage({ open, shot }: Bench): Promise<Figures> {
  const session = await open<TablePage>();
  await session.ask("prepare", 10);
  const first = await session.measure(() => session.ask("mountPage"));
  const next = await session.measure(() => session.ask("nextPage"));
  await shot(session, "page");
  return {
    first: { ms: first.result, cpu: first.cpu },
    next: { ms: next.result, cpu: next.cpu },
    rows: await session.ask("shown"),
  };
}

async function sampleSelect({ open, sent, shot }: Bench): Promise<Figures> {
  // What the pages before it were sent.
  sent();
  const session = await open<TablePage>();
  await session.ask("prepare", rows);
  await session.ask("mount", "select");
  await session.ask("rest");
  const box = await session.ask("box");
  await session.ask("awaitSelected");
  const { result, cpu } = await session.measure(async () => {
    await press(session.cdp, box);
    return await session.reacted();
  });
  await shot(session, "selected");
  return { gzip: sent(), select: { ms: result, cpu } };
}

/** The three that are whole tables; bare TanStack brings no look and no behaviour. */
const tables = ["ag-grid", "antd", "mui"];

export default {
  title: "Table: 100 000 rows of nine columns",
  packages: [
    "ag-grid-community",
    "@mui/x-data-grid",
    "antd",
    "@tanstack/react-table",
    "@tanstack/react-virtual",
    "react",
  ],
  sample: async (bench) => ({
    ...(await sampleAll(bench)),
    page: await samplePage(bench),
    ...(await sampleSelect(bench)),
  }),
  bars: () => [
    { what: "mount", figure: "mount.ms" },
    { what: "wheel, frame p95", figure: "wheel.p95" },
    { what: "sweep, frame p95", figure: "sweep.p95" },
    { what: "sort by value", figure: "sort.value.ms" },
    { what: "sort by Uzbek text", figure: "sort.owner.ms" },
    { what: "next page of 50", figure: "page.next.ms" },
    { what: "script, gzip", figure: "gzip.js", unit: "kB", peers: tables, within: 1 },
    { what: "click to select, script", figure: "select.cpu.script", most: 16 },
  ],
  report(cases) {
    const client = table(
      ["table", "mount", "heap, MB", "nodes", "wheel", "CPU", "sweep", "CPU", "blank, %", "by value", "by text", "kB"],
      cases.map(([id, one]) => [
        id,
        timed(one, "mount"),
        cell(one, "mount.heap"),
        cell(one, "mount.nodes"),
        frames(one, "wheel"),
        cell(one, "wheel.cpu.all"),
        frames(one, "sweep"),
        cell(one, "sweep.cpu.all"),
        cell(one, "sweep.blank", 100),
        timed(one, "sort.value"),
        timed(one, "sort.owner"),
        cell(one, "gzip.js"),
      ]),
    );
    const server = table(
      ["table", "first page", "next page", "rows in the document", "click to select", "of it script"],
      cases.map(([id, one]) => [
        id,
        timed(one, "page.first"),
        timed(one, "page.next"),
        cell(one, "page.rows"),
        timed(one, "select"),
        cell(one, "select.cpu.script"),
      ]),
    );
    return `${client}\n\n${notes}\n\n${server}`;
  },
} satisfies Workload;

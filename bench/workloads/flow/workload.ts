import type { Figures } from "../../runner/figures.js";
import { drag, wheel } from "../../runner/input.js";
import { cell, frames, table, timed } from "../../runner/markdown.js";
import type { Bar, Bench, Workload } from "../../runner/workload.js";
import type { FlowPage } from "./page.js";

/** Width of a step on the screen from which on one edits rather than looks. */
const legible = 90;

async function sample({ item, open, sent, shot }: Bench): Promise<Figures> {
  const session = await open<FlowPage>();
  await session.ask("prepare", item.size);
  const gzip = sent();
  const before = await session.heap();
  const opened = await session.measure(() => session.ask("open"));
  const after = await session.heap();
  const drawn = await session.ask("drawn");
  if (drawn !== item.size) throw new Error(`Of ${item.size} nodes ${drawn} are drawn`);
  await shot(session, "opened");

  const background = await session.ask("background");
  const pan = await session.frames(() =>
    drag(
      session.cdp,
      background,
      (moment) => ({ x: -150 * Math.sin(moment * 4 * Math.PI), y: 100 * Math.sin(moment * 2 * Math.PI) }),
      2,
    ),
  );

  const step = await session.ask("centralStep");
  for (let turn = 0; turn < 60; turn++) {
    const place = await session.ask("place", step);
    if (place.width >= legible) break;
    await wheel(session.cdp, place, -60, 0.05, { control: true });
  }
  const from = await session.ask("place", step);
  await shot(session, "near");
  const dragged = await session.frames(() =>
    drag(session.cdp, from, (moment) => ({ x: 120 * moment, y: 60 * moment }), 1),
  );
  const to = await session.ask("place", step);
  if (Math.hypot(to.x - from.x, to.y - from.y) < 60) throw new Error("The step did not follow the drag");
  await shot(session, "dragged");

  const added = await session.measure(() => session.ask("add"));
  await shot(session, "added");
  return {
    gzip,
    open: { ms: opened.result, cpu: opened.cpu, heap: after.mb - before.mb, nodes: after.nodes },
    pan,
    drag: dragged,
    add: { ms: added.result, cpu: added.cpu },
  };
}

export default {
  title: "Flow: a diagram of 100, 1 000 and 5 000 nodes",
  packages: ["@xyflow/react", "bpmn-js", "react"],
  sizes: [100, 1000, 5000],
  sample,
  bars(size): Bar[] {
    // Of whole editors beside bare canvases, only these two are held to a bar; the table tells the rest.
    const drag: Bar = { what: `drag ${size}, frame p95`, figure: "drag.p95", most: 33 };
    if (size < 5000) return [drag];
    return [
      { what: "open 5000, to React Flow", figure: "open.ms", peers: ["xyflow"], within: 0.35 },
      { what: "open 5000, to bpmn-js", figure: "open.ms", peers: ["bpmn-js"], within: 0.2 },
      drag,
    ];
  },
  report(cases) {
    const rows = cases.map(([id, one]) => [
      id,
      timed(one, "open"),
      cell(one, "open.heap"),
      cell(one, "open.nodes"),
      frames(one, "pan"),
      cell(one, "pan.cpu.all"),
      frames(one, "drag"),
      cell(one, "drag.cpu.task"),
      timed(one, "add"),
      cell(one, "gzip.js"),
    ]);
    return `${table(["editor, nodes", "open", "heap, MB", "nodes", "pan", "CPU", "drag", "main thread", "add", "kB"], rows)}

In ms until painted, in brackets the main thread's CPU. Opened with the whole diagram fitted to the canvas; panned so for 2 s; then near, one step dragged for 1 s, and one added. Frame intervals as mean / p95 /
number above 50 ms.`;
  },
} satisfies Workload;

import type { Figures } from "../../runner/figures.js";
import { cell, table } from "../../runner/markdown.js";
import type { Bar, Bench, Workload } from "../../runner/workload.js";
import type { LayoutPage } from "./page.js";

async function sample({ item, open, sent }: Bench): Promise<Figures> {
  const session = await open<LayoutPage>();
  const gzip = sent();
  const checked = await session.ask("check", item.size);
  const { result: flow, cpu } = await session.measure(() => session.ask("layout", "flow", item.size));
  const tangle = await session.ask("layout", "tangle", item.size);
  return { gzip, flow: { ...flow, cpu }, tangle, ...(checked !== undefined && { check: checked }) };
}

export default {
  title: "Layout: a diagram of 100, 1 000 and 5 000 nodes, and a tangle as large",
  packages: ["@dagrejs/dagre"],
  sizes: [100, 1000, 5000],
  sample,
  bars(size): Bar[] {
    const bars: Bar[] = [
      { what: `lay out ${size}`, figure: "flow.ms" },
      { what: `lay out a tangle of ${size}`, figure: "tangle.ms" },
      { what: `crossings in a tangle of ${size}`, figure: "tangle.crossings", unit: "" },
      { what: `crossings in ${size}`, figure: "flow.crossings", unit: "", most: 0 },
      { what: `overlaps in ${size}`, figure: "flow.overlaps", unit: "", most: 0 },
      { what: `overlaps in a tangle of ${size}`, figure: "tangle.overlaps", unit: "", most: 0 },
    ];
    return size === 5000 ? [...bars, { what: "check 5000", figure: "check", most: 50 }] : bars;
  },
  report(cases) {
    const rows = cases.map(([id, one]) => [
      id,
      cell(one, "flow.ms"),
      cell(one, "flow.crossings"),
      cell(one, "flow.overlaps"),
      cell(one, "tangle.ms"),
      cell(one, "tangle.crossings"),
      cell(one, "tangle.overlaps"),
      cell(one, "check"),
      cell(one, "gzip.js"),
    ]);
    const head = [
      "layout, nodes",
      "ms",
      "crossings",
      "overlaps",
      "tangle, ms",
      "crossings",
      "overlaps",
      "check, ms",
      "kB",
    ];
    return `${table(head, rows)}

Once, cold, on the page's main thread. Crossings are of straight lines between the nodes' sides, overlaps are pairs of
nodes. In the diagram nothing needs to cross; the tangle is a draft that nobody has tidied. Check: our validator over
the same diagram, the least of twelve times. dagre 3.1.3 calls itself once for every node of a way and overflows its
stack at 5 000: where it has no row, it gave no layout.`;
  },
} satisfies Workload;

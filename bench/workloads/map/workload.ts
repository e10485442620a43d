import { setTimeout as sleep } from "node:timers/promises";
import type { Figures } from "../../runner/figures.js";
import { drag, wheel } from "../../runner/input.js";
import { cell, frames, table } from "../../runner/markdown.js";
import type { Bench, Workload } from "../../runner/workload.js";
import type { MapLook, MapPage } from "./page.js";
import { servePlots } from "./plot-server.js";

const middle = { x: 720, y: 450 };
const looks = ["all", "street"] as const satisfies readonly MapLook[];

/** ms after an input in which a map glides on and draws what has come into view. */
const gliding = 500;

const notes = `All: the zoom at which every plot is in view; street: zoom 17 in the middle. Open: from the address of the file or
the tiles to all plots in view painted, in ms. Frames over 2 s of input and half a second after it, as mean / p95 /
number above 50 ms, with the CPU of all processes. Ours draws patterns beside colours, and brings legend, list and tools;
its kB hold React and the kit. leaflet-canvas only moves what it has drawn while a drag lasts. maplibre draws by WebGL,
here in software: its frames say nothing of a machine with a graphics card.`;

/** Round in an eight, and back to where it began. */
function loop(moment: number): { x: number; y: number } {
  return { x: -300 * Math.sin(moment * 4 * Math.PI), y: 200 * Math.sin(moment * 2 * Math.PI) };
}

async function sampleLook({ item, open, shot, sent }: Bench, look: MapLook): Promise<Figures> {
  // The file and the tiles are made by a first visit, before the clock runs.
  const first = await open<MapPage>();
  await first.ask("prepare");
  await first.ask("open", item.size, look);
  await first.close();
  sent();

  const session = await open<MapPage>();
  await session.ask("prepare");
  const before = await session.heap();
  const opened = await session.measure(() => session.ask("open", item.size, look));
  const gzip = sent();
  const after = await session.heap();
  await shot(session, `${look}-opened`);
  const pan = await session.frames(async () => {
    await drag(session.cdp, middle, loop, 2);
    await sleep(gliding);
  });
  await shot(session, `${look}-panned`);
  const zoom = await session.frames(async () => {
    await wheel(session.cdp, middle, -20, 1);
    await wheel(session.cdp, middle, 20, 1);
    await sleep(gliding);
  });
  await shot(session, `${look}-zoomed`);
  return {
    gzip,
    open: { ms: opened.result, cpu: opened.cpu, heap: after.mb - before.mb },
    pan,
    zoom,
  };
}

export default {
  title: "Map: 10 000 and 100 000 plots",
  packages: ["leaflet", "protomaps-leaflet", "leaflet.vectorgrid", "maplibre-gl"],
  sizes: [10_000, 100_000],
  routes: servePlots,
  sample: async (bench) => ({
    all: await sampleLook(bench, "all"),
    street: await sampleLook(bench, "street"),
  }),
  bars: () =>
    looks.flatMap((look) => [
      { what: `first paint, ${look}`, figure: `${look}.open.ms` },
      { what: `pan, frame p95, ${look}`, figure: `${look}.pan.p95` },
      { what: `zoom, frame mean, ${look}`, figure: `${look}.zoom.mean` },
      { what: `zoom, frame p95, ${look}`, figure: `${look}.zoom.p95` },
    ]),
  report(cases) {
    const all = table(
      ["map, plots, look", "open", "CPU", "heap, MB", "pan", "CPU", "zoom", "CPU", "kB"],
      cases.flatMap(([id, one]) =>
        looks.map((look) => [
          `${id}, ${look}`,
          cell(one, `${look}.open.ms`),
          cell(one, `${look}.open.cpu.all`),
          cell(one, `${look}.open.heap`),
          frames(one, `${look}.pan`),
          cell(one, `${look}.pan.cpu.all`),
          frames(one, `${look}.zoom`),
          cell(one, `${look}.zoom.cpu.all`),
          cell(one, `${look}.gzip.js`),
        ]),
      ),
    );
    return `${all}\n\n${notes}`;
  },
} satisfies Workload;

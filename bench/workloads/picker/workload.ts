import { setTimeout as sleep } from "node:timers/promises";
import type { Figures } from "../../runner/figures.js";
import { type Point, press, typeLetter } from "../../runner/input.js";
import { cell, table, timed } from "../../runner/markdown.js";
import type { Bench, Workload } from "../../runner/workload.js";
import type { PickerPage } from "./page.js";
import { places } from "./read-places.js";

/** What libraries take to close and open with a fade, in ms. */
const fading = 400;

const notes = `In ms from the press or the key, as the browser stamps it, until what it shows is painted; in brackets the main thread's
CPU. A keystroke: each of four letters that begin the names of neighbourhoods, typed one after the other; the first is told
apart, for much is made ready then. Options: in the document, once opened. Heap: beyond the places themselves. The peers look
for the text as it is written, in neighbourhoods; ours finds places of every level in any script, with mistakes. primereact
does not search, mantine shows a hundred answers at most, react-select draws every option there is.`;

const mean = (list: readonly Figures[], part: (key: Figures) => number): number =>
  list.reduce((sum, key) => sum + part(key), 0) / list.length;
const ms = (key: Figures): number => Number(key.ms);
const task = (key: Figures): number => Number((key.cpu as Figures).task);

async function sample({ open, sent, shot }: Bench): Promise<Figures> {
  const session = await open<PickerPage>();
  await session.ask("prepare", places);
  const gzip = sent();
  const before = await session.heap();
  const mount = await session.measure(() => session.ask("mount"));
  const { cascades, searches } = await session.ask("kind");

  /** What the page makes of a press or a key, once it waits for it. */
  const reaction = async (act: () => Promise<void>): Promise<Figures> => {
    const { result, cpu } = await session.measure(async () => {
      await act();
      return await session.reacted();
    });
    return { ms: result, cpu };
  };
  const at = (point: Point) => (): Promise<void> => press(session.cdp, point);

  const opener = await session.ask("opener");
  await session.ask("awaitOptions");
  const opened = await reaction(at(opener));
  const after = await session.heap();
  const options = await session.ask("count");
  await shot(session, "opened");

  const figures: Record<string, Figures> = {
    gzip,
    mount: { ms: mount.result, cpu: mount.cpu },
    open: { ...opened, options, heap: after.mb - before.mb, nodes: after.nodes },
  };
  if (cascades) {
    const [region, district, place] = await session.ask("way");
    const regionAt = await session.ask("option", region, 0);
    await session.ask("awaitOptions", 1);
    figures.region = await reaction(at(regionAt));
    const districtAt = await session.ask("option", district, 1);
    await session.ask("awaitOptions", 2);
    figures.district = await reaction(at(districtAt));
    await shot(session, "way");
    const placeAt = await session.ask("option", place, 2);
    await session.ask("awaitValue", place);
    figures.choose = await reaction(at(placeAt));
  } else {
    await press(session.cdp, { x: 1300, y: 850 });
  }
  if (!searches) return figures;

  await sleep(fading);
  await press(session.cdp, opener);
  await sleep(fading);
  const query = await session.ask("query");
  const keys: Figures[] = [];
  for (const [index, letter] of Array.from(query).entries()) {
    await session.ask("awaitMatches", query.slice(0, index + 1));
    keys.push(await reaction(() => typeLetter(session.cdp, letter)));
  }
  await shot(session, "typed");
  const [first, ...rest] = keys;
  figures.key = {
    ms: mean(keys, ms),
    first: first ? ms(first) : Number.NaN,
    rest: mean(rest, ms),
    cpu: { task: mean(keys, task), first: first ? task(first) : Number.NaN, rest: mean(rest, task) },
  };
  const match = await session.ask("option", query);
  await session.ask("awaitValue", query);
  figures.choose ??= await reaction(at(match));
  return figures;
}

export default {
  title: "Picker: 14 regions, 206 districts, 9 452 neighbourhoods",
  packages: ["antd", "@mui/material", "react-window", "@mantine/core", "react-select", "primereact", "react"],
  sample,
  bars: () => [
    { what: "open", figure: "open.ms" },
    { what: "keystroke to painted results", figure: "key.ms" },
    { what: "script, gzip", figure: "gzip.js", unit: "kB", peers: ["antd", "mui"], within: 1 },
  ],
  report(cases) {
    const figures = table(
      [
        "picker",
        "mount",
        "open",
        "region",
        "district",
        "choose",
        "first key",
        "next keys",
        "options",
        "heap, MB",
        "nodes",
        "kB",
      ],
      cases.map(([id, one]) => [
        id,
        timed(one, "mount"),
        timed(one, "open"),
        timed(one, "region"),
        timed(one, "district"),
        timed(one, "choose"),
        `${cell(one, "key.first")} (${cell(one, "key.cpu.first")})`,
        `${cell(one, "key.rest")} (${cell(one, "key.cpu.rest")})`,
        cell(one, "open.options"),
        cell(one, "open.heap"),
        cell(one, "open.nodes"),
        cell(one, "gzip.js"),
      ]),
    );
    return `${figures}\n\n${notes}`;
  },
} satisfies Workload;

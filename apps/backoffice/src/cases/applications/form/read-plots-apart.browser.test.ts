import { expect, test } from "vitest";
import { readPlotsApart, readWithin } from "./read-plots-apart.js";

const encoder = new TextEncoder();
const square =
  '{"type":"Polygon","coordinates":[[[66.9,39.6],[66.901,39.6],[66.901,39.601],[66.9,39.601],[66.9,39.6]]]}';

/** Twenty megabytes of elements, each of which is looked at. */
function endless(): Uint8Array {
  return encoder.encode(`<kml>${"<Folder><name>a</name></Folder>".repeat(650_000)}</kml>`);
}

test("a file of plots is read apart from the page", async () => {
  const read = await readPlotsApart(encoder.encode(square), undefined, new AbortController().signal);
  expect(read).toMatchObject({ kind: "plots", format: "geojson", plots: [{ name: "" }] });
});

test("the page answers while a bomb is read, which is given up in time and said in words", async () => {
  const bomb = endless();
  const turns = turnsOfPage();
  const read = await readWithin(100)(bomb, undefined, new AbortController().signal);
  expect(read).toEqual({ kind: "refused", fault: "too-slow" });
  // Read on this thread, there would be none before the end; how many there are says how busy the machine is.
  expect(turns()).toBeGreaterThan(0);
});

test("a file that nobody waits for any more is given up", async () => {
  const controller = new AbortController();
  const reading = readPlotsApart(endless(), undefined, controller.signal);
  controller.abort();
  await expect(reading).rejects.toThrow("abort");
});

/** How often the page got its turn since it was asked. */
function turnsOfPage(): () => number {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  return () => {
    clearInterval(timer);
    return turns;
  };
}

import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { workbook } from "../../platform/spreadsheet/workbook.js";
import { openReader } from "./read-apart.js";
import { readTable } from "./read-table.js";

const columns = Array.from({ length: 23 }, (_, at) => ({ heading: `Ustun ${at}`, width: 12 }));

async function bookOf(rows: number): Promise<Buffer> {
  const sheet = workbook({
    name: "Xatlov",
    columns,
    rows: (async function* () {
      for (let row = 0; row < rows; row += 1) yield columns.map((_, at) => `Bogʻ ${row} ${at}`);
    })(),
  });
  return buffer(sheet);
}

/** How often others had their turn while something was waited for. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work.catch(() => {});
  isDone = true;
  return turns;
}

test("reads what reading it here would give, and meanwhile everybody else is answered", async () => {
  const read = openReader();
  const book = await bookOf(2500);
  const { rows, ...table } = readTable(book, 20_000);
  const reading = read(book, { as: "table", mostRows: 20_000 });
  // Reading here leaves the loop a handful of turns; a thread, as many as there is time for.
  expect(await turnsDuring(reading)).toBeGreaterThan(100);
  const { pieces, rowCount, ...kept } = await reading;
  expect(kept).toEqual(table);
  expect(rowCount).toBe(2500);
  expect(pieces.flatMap((piece) => JSON.parse(piece) as unknown[])).toEqual(rows);
  // The caller's own bytes are still there.
  expect(book.length).toBeGreaterThan(0);
});

test("refuses what costs more time or memory than it may, and reads the next", async () => {
  const book = await bookOf(20_000);
  const heavy = { details: { reasons: [{ code: "file-heavy" }] } };
  await expect(
    openReader({ milliseconds: 1, megabytes: 768 })(book, { as: "table", mostRows: 20_000 }),
  ).rejects.toMatchObject(heavy);
  const read = openReader({ milliseconds: 60_000, megabytes: 32 });
  const [refused, next] = await Promise.allSettled([
    read(book, { as: "table", mostRows: 20_000 }),
    read(Buffer.from("Asos;Mahalla\n1;2\n"), { as: "table", mostRows: 10 }),
  ]);
  expect(refused).toMatchObject({ status: "rejected", reason: heavy });
  expect(next).toMatchObject({ status: "fulfilled", value: { rowCount: 1, columns: ["Asos", "Mahalla"] } });
});

test("refuses a file as reading it here would, and goes on with the same thread", async () => {
  const read = openReader();
  await expect(
    read(Buffer.from("PK\u0003\u0004 xl/workbook.xml broken"), { as: "table", mostRows: 10 }),
  ).rejects.toMatchObject({
    code: "file-refused",
    details: { reasons: [{ code: "file-format" }] },
  });
  expect(await read(Buffer.from("a;b\n1;2\n"), { as: "table", mostRows: 10 })).toMatchObject({
    format: "csv",
    rowCount: 1,
  });
});

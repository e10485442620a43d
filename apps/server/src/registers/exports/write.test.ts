import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { ExportFormat } from "@yer/api/contract/exports";
import { expect, test } from "vitest";
import type { Table } from "./register.js";
import { writeTable } from "./write.js";

const pagesInAll = 400;
const rowsOfPage = 200;

/** A long register that tells how much of it was read. */
function longTable(): { readonly table: Table; readonly read: () => number; readonly isLeft: () => boolean } {
  let read = 0;
  let left = false;
  async function* pages(): Table["pages"] {
    try {
      for (; read < pagesInAll; read += 1) {
        yield Array.from({ length: rowsOfPage }, () => ({ cells: [randomBytes(60).toString("hex")], outline: null }));
      }
    } finally {
      left = true;
    }
  }
  const table = { title: "Sinov", columns: [{ id: "name", heading: "Nomi", width: 20 }], pages: pages() };
  return { table, read: () => read, isLeft: () => left };
}

test.each<ExportFormat>(["xlsx", "csv", "geojson"])(
  "a register as %s is sent while it is still being read, no faster than it is taken, and left when its reader goes",
  async (format) => {
    const { table, read, isLeft } = longTable();
    const file = writeTable(table, format);
    await once(file, "readable");
    let taken = 0;
    while (taken < 3) {
      const piece: unknown = file.read();
      if (piece === null) await once(file, "readable");
      else taken += 1;
    }
    // What nobody has taken yet waits unread: most of the register.
    await new Promise((resolve) => setImmediate(resolve));
    expect(read()).toBeGreaterThan(0);
    expect(read()).toBeLessThan(pagesInAll / 4);
    file.destroy();
    await once(file, "close");
    await expect.poll(isLeft).toBe(true);
  },
);

import { parentPort } from "node:worker_threads";
import { Problem } from "../../platform/problem/problem.js";
import { readTable } from "./read-table.js";
import type { StoredTable, ReadingOrder, TableRead } from "./read-apart.js";

/** Rows of one piece: written to the database by one statement. */
const pieceRows = 2000;

function read({ bytes, mostRows }: ReadingOrder): TableRead {
  try {
    const { rows, ...table } = readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mostRows);
    const pieces: string[] = [];
    for (let from = 0; from < rows.length; from += pieceRows) {
      pieces.push(JSON.stringify(rows.slice(from, from + pieceRows)));
    }
    return { table: { ...table, rowCount: rows.length, pieces } satisfies StoredTable };
  } catch (error) {
    if (error instanceof Problem) return { refused: { code: error.code, details: error.details } };
    return { failed: error };
  }
}

/** The thread that `read-apart.ts` starts: reads one file of rows after the other. */
parentPort?.on("message", (order: ReadingOrder) => {
  parentPort?.postMessage(read(order), []);
});

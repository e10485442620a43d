import { parentPort } from "node:worker_threads";
import { Problem } from "../../platform/problem/problem.js";
import type { FileReading, ReadingOrder, StoredTable, TableRead } from "./read-apart.js";
import { readList } from "./read-list.js";
import { readOutlines } from "./read-outlines.js";
import { readTable } from "./read-table.js";

/** Rows of one piece: written to the database by one statement. */
const pieceRows = 2000;

function inPieces(bytes: Buffer, mostRows: number): StoredTable {
  const { rows, ...table } = readTable(bytes, mostRows);
  const pieces: string[] = [];
  for (let from = 0; from < rows.length; from += pieceRows) {
    pieces.push(JSON.stringify(rows.slice(from, from + pieceRows)));
  }
  return { ...table, rowCount: rows.length, pieces };
}

function tableOf(bytes: Buffer, reading: FileReading): StoredTable {
  switch (reading.as) {
    case "table":
      return inPieces(bytes, reading.mostRows);
    case "list":
      return readList(bytes, reading.bounds);
    case "outlines":
      return readOutlines(bytes);
  }
}

function read({ bytes, reading }: ReadingOrder): TableRead {
  try {
    return { table: tableOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), reading) };
  } catch (error) {
    if (error instanceof Problem) return { refused: { code: error.code, details: error.details } };
    return { failed: error };
  }
}

/** The thread that `read-apart.ts` starts: reads one file of rows after the other. */
parentPort?.on("message", (order: ReadingOrder) => {
  parentPort?.postMessage(read(order), []);
});

import { parentPort } from "node:worker_threads";
import { Problem } from "../../platform/problem/problem.js";
import type { FileReading, ReadingOrder, StoredTable, TableRead } from "./read-apart.js";
import { readList } from "./read-list.js";
import { readOutlines } from "./read-outlines.js";
import { readStatement } from "./read-statement.js";
import { readTable } from "./read-table.js";
import { storedRows } from "./stored-rows.js";

function inPieces(bytes: Buffer, mostRows: number): StoredTable {
  const { rows, ...table } = readTable(bytes, mostRows);
  return { ...table, ...storedRows(rows) };
}

function tableOf(bytes: Buffer, reading: FileReading): StoredTable {
  switch (reading.as) {
    case "table":
      return inPieces(bytes, reading.mostRows);
    case "list":
      return readList(bytes, reading.bounds);
    case "statement":
      return readStatement(bytes, reading.bounds);
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

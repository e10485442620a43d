import { columnsOf } from "@yer/api/contract/columns";
import { type HistoryEntry, saidBy } from "@yer/api/contract/history";
import { sayCode } from "@yer/api/messages/sentences";
import type { OwnCells } from "./file-columns.js";
import type { Words } from "./words.js";

function statusIn(words: Words, code: string | null): string | null {
  return code === null ? null : sayCode(words, "status", code);
}

const columns = columnsOf<HistoryEntry>()({
  at: { kind: "moment", field: "at", heading: "word.when" },
  action: { kind: "own", heading: "word.act" },
  by: { kind: "own", heading: "column.by" },
  impersonator: { kind: "text", field: "impersonator", heading: "column.impersonator" },
  from: { kind: "own", heading: "column.from" },
  to: { kind: "own", heading: "column.to" },
  reason: { kind: "text", field: "reason", heading: "word.reason" },
  changes: { kind: "own", heading: "column.changes" },
  hash: { kind: "text", field: "hash", heading: "column.hash" },
});

const cells: OwnCells<typeof columns, HistoryEntry> = {
  action: { width: 40, cell: (entry, words) => words(saidBy(entry), entry.params) },
  by: { width: 34, cell: ({ actor }, words) => actor ?? words("export.clock") },
  from: { cell: ({ from }, words) => statusIn(words, from) },
  to: { cell: ({ to }, words) => statusIn(words, to) },
  changes: { width: 40, cell: ({ changes }) => changes.map(({ pointer }) => pointer).join(" ") },
};

/** What any history tells of an entry. What changed is named by its place; the values stand on the page. */
export const historyColumns = { columns, cells };

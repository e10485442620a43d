import { type HistoryEntry, saidBy } from "@yer/api/contract/history";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import { minuteInTashkent } from "../clock/minute-in-tashkent.js";
import type { ExportColumn } from "./register.js";
import type { Words } from "./words.js";

function statusIn(words: Words, code: string | null): string | null {
  return code === null ? null : words(`status.${code}` as VocabularyKey);
}

/** What any history tells of an entry. What changed is named by its place; the values stand on the page. */
export const historyColumns: readonly ExportColumn<HistoryEntry>[] = [
  { id: "at", heading: "export.at", cell: ({ at }) => minuteInTashkent(new Date(at)) },
  {
    id: "action",
    heading: "export.action",
    width: 40,
    cell: (entry, words) => words(saidBy(entry)),
  },
  { id: "by", heading: "export.by", width: 34, cell: ({ actor }, words) => actor ?? words("export.clock") },
  { id: "impersonator", heading: "export.impersonator", width: 34, cell: ({ impersonator }) => impersonator },
  { id: "from", heading: "export.from", cell: ({ from }, words) => statusIn(words, from) },
  { id: "to", heading: "export.to", cell: ({ to }, words) => statusIn(words, to) },
  { id: "reason", heading: "export.reason", width: 60, cell: ({ reason }) => reason },
  {
    id: "changes",
    heading: "export.changes",
    width: 40,
    cell: ({ changes }) => changes.map(({ pointer }) => pointer).join(" "),
  },
  { id: "hash", heading: "export.hash", cell: ({ hash }) => hash },
];

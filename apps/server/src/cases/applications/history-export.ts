import type { HistoryEntry } from "@yer/api/contract/history";
import { id } from "@yer/api/contract/values";
import * as z from "zod/mini";
import { historyColumns } from "../../registers/exports/history-columns.js";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { readApplicationHistory } from "./history.js";

/**
 * The history of one application, as its page tells it: persons' numbers masked, others' conclusions where they may be
 * read.
 */
export const applicationHistoryExport = exportRegister({
  title: "export.fileHistory",
  codes: ["read:property", "export:property"],
  query: z.object({ id }),
  ...historyColumns,
  ...paged<{ id: string }, HistoryEntry>(async ({ db, actor }: Reader, { id: application, ...paging }) =>
    readApplicationHistory(db, { actor }, application, paging),
  ),
});

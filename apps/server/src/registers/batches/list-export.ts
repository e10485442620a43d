import type { Batch, batchListColumns } from "@yer/api/contract/batch";
import type { OwnCells } from "../exports/file-columns.js";
import { paged, type Reader } from "../exports/register.js";
import type { BatchKind } from "./batch-kind.js";
import { listBatches, listBatchRows } from "./queries.js";

/** What all batches have of it, whatever their kind. */
interface Counted extends Pick<Batch, "state"> {
  readonly counts: Readonly<Record<"entered" | "kept", number>>;
}

/** The cells of a list of batches that only its file has words for. */
export const batchCells: OwnCells<typeof batchListColumns, Counted> = {
  entered: { width: 14, cell: ({ counts }) => counts.entered + counts.kept },
  state: { cell: (row, words) => words(`export.batch.${row.state}`) },
};

/** Batches of a kind in pages, as their list shows them. What is the kind's own stands beside what all batches have. */
export function batchesOf<Row extends Counted>(kind: BatchKind) {
  return paged<object, Row>(
    async ({ db, actor }: Reader, query) => listBatches(db, actor, kind, query) as unknown as Promise<Page<Row>>,
  );
}

/** Rows of one batch in pages, as its page shows them. */
export function rowsOfBatch<Row>(kind: BatchKind) {
  return paged<{ id: string }, Row>(
    async ({ db, actor }: Reader, { id, ...query }) =>
      listBatchRows(db, actor, kind, id, query) as unknown as Promise<Page<Row>>,
  );
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { bulkMoves } from "@yer/api/contract/bulk-moves";
import type { BulkDialogProps } from "./BulkDialog.js";
import type { BulkFindingsProps } from "./BulkFindings.js";
import type { useTasksText } from "./tasks-texts.js";

/** What is known of an act on many applications when its dialog speaks. */
export interface BulkSaid {
  /** The act, as a heading names it. */
  readonly move: string;
  /** What was done to an application, as a sentence chooses by. */
  readonly did: string;
  readonly found: Pick<ReplyOf<typeof bulkMoves.preview>, "able" | "total"> | undefined;
  /** Whether reading the preview failed or was refused. */
  readonly failed: boolean;
}

/** The words of a dialog that acts on many applications alike. */
export function bulkSays(
  text: ReturnType<typeof useTasksText>,
  { move, did, found, failed }: BulkSaid,
): Pick<BulkDialogProps<Pick<BulkFindingsProps, "unable">>, "title" | "label" | "disabledReason" | "able" | "words"> {
  const able = found?.able.length ?? 0;
  return {
    title: found
      ? text("bulk.title", { of: "application", move, count: found.total })
      : text("bulk.title.asking", { move }),
    label: text("bulk.start", { did, move, count: able }),
    ...(able > 0
      ? {}
      : { disabledReason: text(found ? "bulk.none" : failed ? "tasks.failed" : "bulk.checking", { did }) }),
    able,
    words: {
      said: text(able === 0 ? "bulk.none" : "bulk.able", { did, able, total: found?.total ?? 0 }),
      heading: text("bulk.unable", { did }),
      note: text("bulk.note", { did }),
      checking: text("bulk.checking"),
      again: text("bulk.again"),
    },
  };
}

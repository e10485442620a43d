import { asBatch } from "@yer/api/contract/batch";
import {
  type ScheduleListField,
  scheduleListHeadings,
  type ScheduleListRow,
  scheduleListRowColumns,
  scheduleLists,
} from "@yer/api/contract/schedule-imports";
import { sayFault } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { Link } from "@yer/ui";
import { batchFace } from "../../../registers/batches/batch-face.js";
import type { PlanTextId } from "../plan-texts.js";

/** How lists of plan schedules look. */
export const scheduleListFace = batchFace<PlanTextId, ScheduleListRow, typeof scheduleListRowColumns>({
  declared: asBatch(scheduleLists),
  table: "scheduleRows",
  words: ({ text, locale }) => ({
    rows: text("word.rows"),
    field: (field) => scheduleListHeadings[field as ScheduleListField][locale],
    fault: (fault) => sayFault(text, fault),
    kinds: { new: text("batches.fits") },
    working: {
      checking: text("batches.checking"),
      applying: text("plan.list.applying"),
      undoing: text("plan.list.undoing"),
    },
    missing: text("plan.list.missing"),
    leaveOut: text("batches.leaveOut"),
    apply: (count) => text("plan.list.apply", { count }),
    nothing: text("reason.nothing-to-import"),
    applied: ({ entered, kept }) => text("plan.list.applied", { count: entered + kept }),
    undone: ({ undone, kept }) => text("plan.list.undone", { undone, kept }),
    undoes: (count) => text("plan.list.undoes", { count }),
    kept: { some: (count) => text("plan.list.kept", { count }), all: text("plan.list.kept.all") },
    another: text("batches.list.another"),
  }),
  columns: scheduleListRowColumns,
  drawn: () => ({
    neighborhood: {
      cell: ({ about, neighborhoodId: id, recordId }) =>
        id !== null && recordId !== null ? (
          <Link href={`${addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: id })}?schedule=${recordId}`}>
            {about || id}
          </Link>
        ) : (
          about || "—"
        ),
      isRowHeader: true,
      minWidth: 200,
    },
    startsOn: { width: 140 },
    endsOn: { width: 140 },
  }),
});

import { asBatch } from "@yer/api/contract/batch";
import {
  type CalendarListField,
  calendarLists,
  type CalendarListRow,
  calendarRowColumns,
} from "@yer/api/contract/calendar-lists";
import { sayFault } from "@yer/api/messages/sentences";
import { batchFace } from "../../registers/batches/batch-face.js";
import { CalendarListReason } from "./CalendarListReason.js";
import type { SettingsTextId } from "./settings-texts.js";

/** How lists of days look. */
export const calendarListFace = batchFace<SettingsTextId, CalendarListRow, typeof calendarRowColumns>({
  declared: asBatch(calendarLists),
  table: "calendarRows",
  Order: CalendarListReason,
  words: ({ text }) => ({
    rows: text("batches.list.rows"),
    field: (field) => text(`calendar.list.field.${field as CalendarListField}`),
    fault: (fault) => sayFault(text, fault),
    kinds: { changed: text("calendar.list.changed"), known: text("calendar.list.known") },
    working: {
      checking: text("calendar.list.checking"),
      applying: text("calendar.list.applying"),
      undoing: text("calendar.list.undoing"),
    },
    missing: text("calendar.list.missing"),
    leaveOut: text("calendar.list.leaveOut"),
    apply: () => text("calendar.list.apply"),
    nothing: text("reason.nothing-to-import"),
    applied: ({ entered, kept }) => text("calendar.list.applied", { count: entered + kept }),
    undone: ({ undone, kept }) => text("calendar.list.undone", { undone, kept }),
    undoes: () => text("calendar.list.undoes"),
    another: text("batches.list.another"),
  }),
  columns: calendarRowColumns,
  drawn: ({ text }) => ({
    day: { isRowHeader: true, width: 180 },
    becomes: {
      cell: ({ becomes, before }) =>
        becomes === null
          ? "—"
          : before === null || before === becomes
            ? text(`calendar.kind.${becomes}`)
            : `${text(`calendar.kind.${before}`)} → ${text(`calendar.kind.${becomes}`)}`,
      width: 240,
    },
    name: { minWidth: 200 },
  }),
});

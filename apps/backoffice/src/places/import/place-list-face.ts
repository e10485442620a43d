import { asBatch } from "@yer/api/contract/batch";
import { type ImportField, placeLists, type PlaceListRow, placeRowColumns } from "@yer/api/contract/places-import";
import { sayReason } from "@yer/api/messages/sentences";
import { batchFace } from "../../registers/batches/batch-face.js";
import type { PlacesTextId } from "../places-texts.js";

/** How lists of neighbourhoods look. */
export const placeListFace = batchFace<PlacesTextId, PlaceListRow, typeof placeRowColumns>({
  declared: asBatch(placeLists),
  table: "placeRows",
  leavesOut: "when-told",
  words: ({ text }) => ({
    rows: text("batches.list.rows"),
    field: (field) => text(`places.import.field.${field as ImportField}`),
    fault: (fault) => sayReason(text, fault),
    kinds: {
      changed: text("places.import.kind.changed"),
      known: text("places.import.kind.unchanged"),
    },
    working: {
      checking: text("places.import.checking"),
      applying: text("places.import.applying"),
      undoing: text("places.import.undoing"),
    },
    missing: text("places.import.missing"),
    check: text("places.import.check"),
    leaveOut: text("places.import.leaveOut"),
    apply: () => text("places.import.apply"),
    nothing: text("reason.nothing-to-import"),
    applied: ({ entered, kept }) => text("places.import.applied", { count: entered + kept }),
    undone: ({ undone, kept }) => text("places.import.undone", { undone, kept }),
    undo: text("places.import.undo"),
    undoes: () => text("places.import.undo.text"),
    another: text("batches.list.another"),
  }),
  columns: placeRowColumns,
  drawn: ({ text }) => ({
    code: { isRowHeader: true, width: 120 },
    name: {
      cell: ({ name, before }) =>
        before === null || before === name
          ? name || "—"
          : `${name} (${text("places.import.before", { name: before })})`,
      minWidth: 200,
    },
    district: { width: 120 },
  }),
});

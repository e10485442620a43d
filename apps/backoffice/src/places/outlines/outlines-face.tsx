import { asBatch } from "@yer/api/contract/batch";
import { outlineFiles, type OutlineRow, outlineRowColumns } from "@yer/api/contract/places-outlines";
import { sayReason } from "@yer/api/messages/sentences";
import { batchFace } from "../../registers/batches/batch-face.js";
import type { PlacesTextId } from "../places-texts.js";
import { Credit } from "./Credit.js";

/** How files of outlines look. */
export const outlinesFace = batchFace<PlacesTextId, OutlineRow, typeof outlineRowColumns>({
  declared: asBatch(outlineFiles),
  table: "outlineRows",
  Order: Credit,
  words: ({ text }) => ({
    rows: text("places.outlines.found"),
    field: (field) => field,
    fault: (fault) => sayReason(text, fault),
    kinds: { new: text("places.outlines.right") },
    working: {
      checking: text("places.outlines.checking"),
      applying: text("places.outlines.applying"),
      undoing: text("places.outlines.undoing"),
    },
    refused: (count) => text("places.outlines.wrong", { count }),
    apply: () => text("places.outlines.apply"),
    nothing: text("reason.nothing-to-import"),
    applied: () => text("places.outlines.applied"),
    undone: ({ kept }) =>
      kept > 0
        ? `${text("places.outlines.undone")} · ${text("places.outlines.kept", { kept })}`
        : text("places.outlines.undone"),
    undo: text("places.outlines.undo"),
    undoes: () => text("places.outlines.undo.text"),
    another: text("places.outlines.another"),
  }),
  columns: outlineRowColumns,
  drawn: ({ text, locale }) => ({
    place: {
      cell: ({ place, line }) =>
        place ? `${place.name[locale]} (${place.code})` : text("places.outlines.feature", { number: line }),
      isRowHeader: true,
      minWidth: 220,
    },
    area: { width: 128 },
  }),
});

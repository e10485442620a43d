import { asBatch } from "@yer/api/contract/batch";
import {
  type AreaListField,
  areaListHeadings,
  type AreaListRow,
  areaListRowColumns,
  areaLists,
} from "@yer/api/contract/area-imports";
import { sayFault } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { Link, Stack } from "@yer/ui";
import { batchFace } from "../../../registers/batches/batch-face.js";
import { basketLabel } from "../area-baskets.js";
import type { AreasTextId } from "../areas-texts.js";

/** How lists of areas look. */
export const areaListFace = batchFace<AreasTextId, AreaListRow, typeof areaListRowColumns>({
  declared: asBatch(areaLists),
  table: "areaRows",
  words: ({ text, locale }) => ({
    rows: text("word.rows"),
    field: (field) => areaListHeadings[field as AreaListField][locale],
    fault: (fault) => sayFault(text, fault),
    kinds: { new: text("batches.fits") },
    working: {
      checking: text("batches.checking"),
      applying: text("areaList.applying"),
      undoing: text("areaList.undoing"),
    },
    leaveOut: text("batches.leaveOut"),
    apply: (count) => text("areaList.apply", { count }),
    nothing: text("reason.nothing-to-import"),
    applied: ({ entered, kept }) => text("areaList.applied", { count: entered + kept }),
    undone: ({ undone, kept }) => text("areaList.undone", { undone, kept }),
    undoes: (count) => text("areaList.undoes", { count }),
    kept: { some: (count) => text("areaList.kept", { count }), all: text("areaList.kept.all") },
    another: text("batches.list.another"),
  }),
  columns: areaListRowColumns,
  drawn: ({ text }) => ({
    plot: {
      cell: ({ about, number, recordId: id }) => (
        <Stack gap={1} align="start">
          {number === null ? null : id === null ? (
            <s>{number}</s>
          ) : (
            <Link href={addressOf("/area/:id", { id })}>{number}</Link>
          )}
          <span>{about || "—"}</span>
        </Stack>
      ),
      isRowHeader: true,
      wraps: true,
      minWidth: 220,
    },
    basket: {
      cell: ({ basket, kind }) => (kind === "wrong" ? "—" : text(basket ? basketLabel(basket) : "status.area_new")),
      width: 150,
    },
  }),
});

import { asBatch } from "@yer/api/contract/batch";
import { type SurveyField, surveyHeadings } from "@yer/api/contract/survey-columns";
import { type SurveyRow, surveyRowColumns, surveys } from "@yer/api/contract/survey-imports";
import { sayFault } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { Link, Stack } from "@yer/ui";
import { batchFace } from "../../registers/batches/batch-face.js";
import type { ImportsTextId } from "./imports-texts.js";

/** How surveys look. */
export const surveyFace = batchFace<ImportsTextId, SurveyRow, typeof surveyRowColumns>({
  declared: asBatch(surveys),
  table: "surveyRows",
  words: ({ text, locale }) => ({
    rows: text("word.rows"),
    field: (field) => surveyHeadings[field as SurveyField][locale],
    fault: (fault) => sayFault(text, fault),
    kinds: { new: text("batches.fits") },
    working: {
      checking: text("batches.checking"),
      applying: text("imports.progress.applying"),
      undoing: text("imports.progress.undoing"),
    },
    missing: text("imports.columns.missing"),
    leaveOut: text("batches.leaveOut"),
    apply: (count) => text("imports.apply", { count }),
    nothing: text("imports.apply.none"),
    applied: ({ entered, kept }) => text("imports.applied", { count: entered + kept }),
    undone: ({ undone, kept }) => text("imports.undone", { undone, kept }),
    undoes: (count) => text("imports.undo.text", { count }),
    kept: { some: (count) => text("imports.undo.kept", { count }), all: text("imports.undo.none") },
    another: text("imports.another"),
  }),
  columns: surveyRowColumns,
  drawn: () => ({
    plot: {
      cell: ({ about, number, recordId: id }) => (
        <Stack gap={1} align="start">
          {number === null ? null : id === null ? (
            <s>{number}</s>
          ) : (
            <Link href={addressOf("/application/:id", { id })}>{number}</Link>
          )}
          <span>{about || "—"}</span>
        </Stack>
      ),
      isRowHeader: true,
      wraps: true,
      minWidth: 220,
    },
  }),
});

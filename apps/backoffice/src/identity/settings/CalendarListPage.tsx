import {
  calendarImports,
  type CalendarListBatch,
  calendarListBounds,
  calendarListTemplate,
} from "@yer/api/contract/calendar-lists";
import { skip, useRead } from "@yer/api/react";
import { Link, Stack } from "@yer/ui";
import { useSearchParams } from "react-router-dom";
import { BatchPage } from "../../registers/batches/BatchPage.js";
import { BatchView, useBatch } from "../../registers/batches/BatchView.js";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { useBatchUpload } from "../../registers/batches/use-batch-upload.js";
import { calendarListFace } from "./calendar-list-face.js";
import { useSettingsText } from "./settings-texts.js";

const fileOf = (batch: CalendarListBatch) => ({ id: batch.id, name: batch.fileName });

const template = {
  name: "calendar",
  columns: Object.entries(calendarListTemplate).map(([field, column]) =>
    field === "kind" ? { ...column, values: ["bayram", "ish kuni"] } : column,
  ),
};

/** `?tab=calendar&do=list`: a list of days, from the file or pasted rows to the calendar; `&batch=` goes on with one. */
function CalendarList() {
  const text = useSettingsText();
  const [params, setParams] = useSearchParams();
  const id = params.get("batch") ?? undefined;
  const list = useRead(calendarImports.list, id === undefined ? { query: {} } : skip);
  const current = useBatch(calendarListFace, id);
  const here = { tab: "calendar", year: params.get("year") ?? "" };
  return (
    <BatchPage
      head={
        <Stack gap={2} align="start">
          <Link href={`?${new URLSearchParams(here).toString()}`}>{text("settings.tab.calendar")}</Link>
          <h2>{text("calendar.list.title")}</h2>
        </Stack>
      }
      id={id}
      onOpen={(batch) => setParams({ ...here, do: "list", batch })}
      file={{
        label: text("calendar.list.file"),
        hint: text("calendar.list.file.hint", { count: calendarListBounds.mostRows }),
        accept: [".csv", ".txt", ".json"],
      }}
      template={template}
      pasted="calendar"
      upload={useBatchUpload(calendarImports.upload, fileOf)}
      mostBytes={calendarListBounds.mostBytes}
      list={{ ...list, title: text("word.earlierFiles"), none: text("calendar.list.none") }}
      current={current}
    >
      {(batch) => (
        <BatchView face={calendarListFace} batch={batch} onAnother={() => setParams({ ...here, do: "list" })} />
      )}
    </BatchPage>
  );
}

/** See {@link CalendarList}; with the texts of files of rows. */
export const CalendarListPage = withBatchesTexts(CalendarList);

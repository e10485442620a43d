import { Link, Stack, UploadIcon } from "@yer/ui";
import { useSearchParams } from "react-router-dom";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { OpenedBatch } from "../../registers/batches/OpenedBatch.js";
import { calendarListFace } from "./calendar-list-face.js";
import CalendarListsRegister from "./CalendarListsRegister.js";
import { useSettingsText } from "./settings-texts.js";

/** `?tab=calendar&do=list`: a list of days, from the file or pasted rows to the calendar; `&batch=` goes on with one. */
function CalendarList() {
  const text = useSettingsText();
  const [params, setParams] = useSearchParams();
  const id = params.get("batch") ?? undefined;
  const here = { tab: "calendar", year: params.get("year") ?? "" };
  const head = (
    <Stack gap={2} align="start">
      <Link href={`?${new URLSearchParams(here).toString()}`}>{text("settings.tab.calendar")}</Link>
      <h2>{text("calendar.list.title")}</h2>
    </Stack>
  );
  if (id === undefined) {
    return (
      <Stack gap={4}>
        {head}
        <CalendarListsRegister />
      </Stack>
    );
  }
  return (
    <OpenedBatch
      face={calendarListFace}
      id={id}
      icon={<UploadIcon size={32} />}
      head={() => head}
      forbidden={text("batches.forbidden")}
      onAnother={() => setParams({ ...here, do: "list" })}
    />
  );
}

/** See {@link CalendarList}; with the texts of files of rows. */
export const CalendarListPage = withBatchesTexts(CalendarList);

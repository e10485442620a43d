import {
  calendarImports,
  calendarListBounds,
  calendarListsRegister,
  calendarListTemplate,
} from "@yer/api/contract/calendar-lists";
import { UploadIcon } from "@yer/ui";
import { batchColumns } from "../../registers/batches/batch-columns.js";
import { BatchUpload } from "../../registers/batches/BatchUpload.js";
import { createRegister, type RegisterPart } from "../../registers/kit/create-register.js";
import { useSettingsText } from "./settings-texts.js";

const template = {
  name: "calendar",
  columns: Object.entries(calendarListTemplate).map(([field, column]) =>
    field === "kind" ? { ...column, values: ["bayram", "ish kuni"] } : column,
  ),
};

const Bring: RegisterPart<typeof calendarListsRegister> = ({ register }) => {
  const text = useSettingsText();
  return register.mayRead ? (
    <BatchUpload
      label={text("calendar.list.file")}
      description={text("calendar.list.file.hint", { count: calendarListBounds.mostRows })}
      accept={[".csv", ".txt", ".json"]}
      maxSize={calendarListBounds.mostBytes}
      endpoint={calendarImports.upload}
      hrefOf={({ id }) => register.hrefOf({ batch: id })}
      template={template}
      pasted="calendar"
    />
  ) : null;
};

/** Bring a list of days, or go on with one of before. */
const CalendarListsRegister = createRegister(calendarListsRegister, {
  useText: useSettingsText,
  isPart: true,
  own: ["tab", "year", "do"],
  title: "calendar.list.title",
  heading: "word.earlierFiles",
  columns: batchColumns,
  opens: { names: ["batch"], of: ({ id }) => ({ batch: id }) },
  empty: { icon: <UploadIcon size={32} />, title: "calendar.list.none" },
  forbidden: "batches.forbidden",
  Lead: Bring,
});

export default CalendarListsRegister;

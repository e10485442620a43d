import {
  scheduleImports,
  scheduleListBounds,
  scheduleListExample,
  scheduleListFields,
  scheduleListHeadings,
  scheduleListsRegister,
} from "@yer/api/contract/schedule-imports";
import { useTheme } from "@yer/api/react";
import { UploadIcon } from "@yer/ui";
import { batchColumns } from "../../../registers/batches/batch-columns.js";
import { BatchUpload } from "../../../registers/batches/BatchUpload.js";
import { headed } from "../../../registers/batches/template-lines.js";
import { createRegister, type RegisterPart } from "../../../registers/kit/create-register.js";
import { usePlanText } from "../plan-texts.js";

const Bring: RegisterPart<typeof scheduleListsRegister> = ({ register }) => {
  const text = usePlanText();
  const { locale } = useTheme();
  const template = {
    name: text("plan.list.template"),
    columns: scheduleListFields.map((field) => ({
      ...headed(scheduleListHeadings[field], locale),
      example: field === "organisation" ? text("plan.list.organisation") : scheduleListExample[field],
    })),
  };
  return register.mayRead ? (
    <BatchUpload
      label={text("plan.list.file")}
      description={text("plan.list.file.hint", { count: scheduleListBounds.mostRows })}
      accept={[".csv", ".txt", ".json"]}
      maxSize={scheduleListBounds.mostBytes}
      endpoint={scheduleImports.upload}
      hrefOf={({ id }) => register.hrefOf({ batch: id })}
      template={template}
      pasted="schedules"
    />
  ) : null;
};

/** Bring a list of schedules, or go on with one of before. */
const ScheduleListsRegister = createRegister(scheduleListsRegister, {
  useText: usePlanText,
  isPart: true,
  own: ["do"],
  title: "plan.list.title",
  heading: "word.earlierFiles",
  columns: batchColumns,
  opens: { names: ["batch"], of: ({ id }) => ({ batch: id }) },
  empty: { icon: <UploadIcon size={32} />, title: "batches.none" },
  forbidden: "plan.list.noPermission",
  Lead: Bring,
});

export default ScheduleListsRegister;

import {
  scheduleImports,
  type ScheduleListBatch,
  scheduleListBounds,
  scheduleListExample,
  scheduleListFields,
  scheduleListHeadings,
} from "@yer/api/contract/schedule-imports";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { EmptyState, UploadIcon } from "@yer/ui";
import { useSearchParams } from "react-router-dom";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { withBatchesTexts } from "../../../registers/batches/batches-texts.js";
import { BatchPage } from "../../../registers/batches/BatchPage.js";
import { BatchView, useBatch } from "../../../registers/batches/BatchView.js";
import { headed } from "../../../registers/batches/template-lines.js";
import { useBatchUpload } from "../../../registers/batches/use-batch-upload.js";
import { usePlanText } from "../plan-texts.js";
import { scheduleListFace } from "./schedule-list-face.js";

const fileOf = (batch: ScheduleListBatch) => ({ id: batch.id, name: batch.fileName });

/** `/plangrafic?do=import`: a list of schedules, from the file or pasted rows to drafts; `&batch=` goes on with one. */
function ScheduleListPage() {
  const text = usePlanText();
  const { locale } = useTheme();
  const [params, setParams] = useSearchParams();
  const id = params.get("batch") ?? undefined;
  const may = useMay("propose:plan");
  const list = useRead(scheduleImports.list, may && id === undefined ? { query: {} } : skip);
  const current = useBatch(scheduleListFace, may ? id : undefined);
  const upload = useBatchUpload(scheduleImports.upload, fileOf);
  useScreenTitle(text("plan.list.title"));
  if (!may) return <EmptyState level={1} icon={<UploadIcon size={32} />} title={text("plan.list.noPermission")} />;
  const template = {
    name: text("plan.list.template"),
    columns: scheduleListFields.map((field) => ({
      ...headed(scheduleListHeadings[field], locale),
      example: field === "organisation" ? text("plan.list.organisation") : scheduleListExample[field],
    })),
  };
  return (
    <BatchPage
      head={
        <ScreenHead
          title={current.data?.fileName ?? text("plan.list.title")}
          under={[{ label: text("menu.plangrafic"), href: addressOf("/plangrafic") }]}
          facts={text("plan.list.lead")}
        />
      }
      id={id}
      onOpen={(batch) => setParams({ do: "import", batch })}
      file={{
        label: text("plan.list.file"),
        hint: text("plan.list.file.hint", { count: scheduleListBounds.mostRows }),
        accept: [".csv", ".txt", ".json"],
      }}
      template={template}
      pasted="schedules"
      upload={upload}
      mostBytes={scheduleListBounds.mostBytes}
      list={{ ...list, title: text("word.earlierFiles"), none: text("batches.none") }}
      current={current}
    >
      {(batch) => <BatchView face={scheduleListFace} batch={batch} onAnother={() => setParams({ do: "import" })} />}
    </BatchPage>
  );
}

export default withBatchesTexts(ScheduleListPage);

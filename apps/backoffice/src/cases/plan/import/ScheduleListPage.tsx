import { addressOf } from "@yer/api/paths";
import { Stack, UploadIcon } from "@yer/ui";
import { useSearchParams } from "react-router-dom";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { withBatchesTexts } from "../../../registers/batches/batches-texts.js";
import { OpenedBatch } from "../../../registers/batches/OpenedBatch.js";
import { usePlanText } from "../plan-texts.js";
import { scheduleListFace } from "./schedule-list-face.js";
import ScheduleListsRegister from "./ScheduleListsRegister.js";

/** `/plangrafic?do=import`: a list of schedules, from the file or pasted rows to drafts; `&batch=` goes on with one. */
function ScheduleListPage() {
  const text = usePlanText();
  const [params, setParams] = useSearchParams();
  const id = params.get("batch") ?? undefined;
  const title = text("plan.list.title");
  useScreenTitle(title);
  const head = (heading: string) => (
    <ScreenHead
      title={heading}
      under={[{ label: text("menu.plangrafic"), href: addressOf("/plangrafic") }]}
      facts={text("plan.list.lead")}
    />
  );
  if (id === undefined) {
    return (
      <Stack gap={4}>
        {head(title)}
        <ScheduleListsRegister />
      </Stack>
    );
  }
  return (
    <OpenedBatch
      face={scheduleListFace}
      id={id}
      icon={<UploadIcon size={32} />}
      head={(batch) => head(batch?.fileName ?? title)}
      forbidden={text("plan.list.noPermission")}
      onAnother={() => setParams({ do: "import" })}
    />
  );
}

export default withBatchesTexts(ScheduleListPage);

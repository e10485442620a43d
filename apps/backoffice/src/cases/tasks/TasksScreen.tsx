import { Stack } from "@yer/ui";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import ExportsList from "./ExportsList.js";
import { BulkList } from "./BulkList.js";
import { useTasksText, withTasksTexts } from "./tasks-texts.js";

/** `/tasks`: the long work that the person began. */
function TasksScreen() {
  const text = useTasksText();
  const title = text("word.backgroundWork");
  useScreenTitle(title);
  return (
    <Stack gap={5}>
      <ScreenHead title={title} facts={text("tasks.lead")} />
      <BulkList>
        <ExportsList />
      </BulkList>
    </Stack>
  );
}

export default withTasksTexts(TasksScreen);

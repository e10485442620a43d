import { Stack } from "@yer/ui";
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
      <Stack gap={2}>
        <h1>{title}</h1>
        <p>{text("tasks.lead")}</p>
      </Stack>
      <BulkList />
      <ExportsList />
    </Stack>
  );
}

export default withTasksTexts(TasksScreen);

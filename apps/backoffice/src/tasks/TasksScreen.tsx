import { Stack } from "@yer/ui";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import ExportsList from "../exports/ExportsList.js";
import { BulkList } from "./BulkList.js";
import { useTasksText, withTasksTexts } from "./tasksTexts.js";

/** `/tasks`: the long work that the person began. */
function TasksScreen() {
  const text = useTasksText();
  const title = text("tasks.title");
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

import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { TasksMessageId, TasksMessages } from "./messages/TasksMessages.js";

/** Says a text of the back office, or one of background work. */
export const useTasksText = useHostText<keyof Texts | TasksMessageId>;

/** Gives a part the texts of background work beside the app's own. */
export const withTasksTexts = withPartTexts<TasksMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

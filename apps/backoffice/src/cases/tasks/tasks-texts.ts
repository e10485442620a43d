import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages as exportWords } from "../../registers/exports/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of background work. */
export const useTasksText = useHostText<keyof Texts | keyof typeof exportWords | keyof typeof messages>;

/** Gives a part the texts of background work beside the app's own. */
export const withTasksTexts = withPartTexts(
  import.meta.glob<MessageFile>("../../registers/exports/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);

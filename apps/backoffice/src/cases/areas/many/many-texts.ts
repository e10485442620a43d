import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../../base/language/texts.js";
import type { messages as ofTasks } from "../../tasks/messages/uz_UZ.js";
import type { messages as ofPage } from "../page/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, of background work, of an area's page, or one of moving many areas. */
export const useManyText = useHostText<
  keyof Texts | keyof typeof ofTasks | keyof typeof ofPage | keyof typeof messages
>;

/** Gives the dialog that moves many areas its own texts, and those of an area's page and of background work. */
export const withManyTexts = withPartTexts(
  import.meta.glob<MessageFile>("../../tasks/messages/*.ts"),
  import.meta.glob<MessageFile>("../page/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of files of rows. */
export const useBatchesText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of files of rows beside those it has. */
export const withBatchesTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

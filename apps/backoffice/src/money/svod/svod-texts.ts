import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or of the summary table. */
export const useSvodText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of the summary table beside the app's own. */
export const withSvodTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

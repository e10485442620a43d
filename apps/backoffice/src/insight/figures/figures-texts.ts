import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or of the dashboard's numbers. */
export const useFiguresText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of the dashboard's numbers beside the app's own. */
export const withFiguresTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

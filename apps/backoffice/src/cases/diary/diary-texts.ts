import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of the texts of signing in by name and password. */
export const useDiaryText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of signing in by name and password beside the app's own texts. */
export const withDiaryTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

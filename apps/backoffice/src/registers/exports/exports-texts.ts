import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of registers saved as files. */
export const useExportsText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of registers saved as files beside the app's own. */
export const withExportsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

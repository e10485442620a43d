import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of finding things. */
export const useFindText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of finding things beside the app's own; they come with it. */
export const withFindTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one about notes on an application. */
export const useNoteText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part of the application's page the texts about notes. */
export const withNoteTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

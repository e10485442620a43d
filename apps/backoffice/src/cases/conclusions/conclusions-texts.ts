import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of the inbox of conclusions. */
export const useConclusionsText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of the inbox beside the app's own. They come with it: pages without it carry none. */
export const withConclusionsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { messages as batches } from "../../registers/batches/messages/uz_UZ.js";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, of files of rows, and of surveys. */
export type ImportsTextId = keyof Texts | keyof typeof batches | keyof typeof messages;

/** Says a text by its id. */
export const useImportsText = useHostText<ImportsTextId>;

/** Gives a part the texts of surveys beside the app's own. */
export const withImportsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

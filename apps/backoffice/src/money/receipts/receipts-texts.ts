import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { messages as batches } from "../../registers/batches/messages/uz_UZ.js";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, of files of rows, and of bank lists. */
export type ReceiptsTextId = keyof Texts | keyof typeof batches | keyof typeof messages;

/** Says a text by its id. */
export const useReceiptsText = useHostText<ReceiptsTextId>;

/** Gives a part the texts of bank lists beside the app's own. */
export const withReceiptsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

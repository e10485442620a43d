import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { messages as batches } from "../../registers/batches/messages/uz_UZ.js";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, of files of rows, and of the treasury's lists. */
export type TreasuryTextId = keyof Texts | keyof typeof batches | keyof typeof messages;

/** Says a text by its id. */
export const useTreasuryText = useHostText<TreasuryTextId>;

/** Gives a part the texts of the treasury's lists beside the app's own. */
export const withTreasuryTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

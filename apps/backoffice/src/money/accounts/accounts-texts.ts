import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { ReceiptsTextId } from "../receipts/receipts-texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, of bank lists, or of accounts. */
export const useAccountsText = useHostText<ReceiptsTextId | keyof typeof messages>;

/** Gives a part the texts of accounts beside those of bank lists. */
export const withAccountsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../../base/language/texts.js";
import type { messages as ofRegister } from "../../areas/messages/uz_UZ.js";
import type { messages as ofAreaPage } from "../../areas/page/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, one of areas and their visits, or one of the registers of the diary. */
export const useOfficeText = useHostText<
  keyof Texts | keyof typeof ofRegister | keyof typeof ofAreaPage | keyof typeof messages
>;

/** Gives a register of the diary its own texts, and those of areas and their visits, beside the app's. */
export const withOfficeTexts = withPartTexts(
  import.meta.glob<MessageFile>("../../areas/messages/*.ts"),
  import.meta.glob<MessageFile>("../../areas/page/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one about correcting and paying back money. */
export const useMoneyText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part of a page the texts about correcting and paying back money. */
export const withMoneyTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

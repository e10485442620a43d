import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, and of distributions and payment orders. */
export type DistributionsTextId = keyof Texts | keyof typeof messages;

/** Says a text by its id. */
export const useDistributionsText = useHostText<DistributionsTextId>;

/** A function that says texts of distributions by their ids. */
export type DistributionsText = ReturnType<typeof useDistributionsText>;

/** Gives a part the texts of distributions beside the app's own. */
export const withDistributionsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

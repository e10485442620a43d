import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of overlaps of plots. */
export const useOverlapText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of overlaps of plots beside the app's own. */
export const withOverlapTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

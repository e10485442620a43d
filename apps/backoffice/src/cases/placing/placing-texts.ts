import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of what waits to be placed. */
export const usePlacingText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of what waits to be placed beside the app's own. */
export const withPlacingTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

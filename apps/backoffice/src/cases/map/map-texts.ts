import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of the map. */
export const useMapText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of the map beside the app's own. */
export const withMapTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { messages as batches } from "../registers/batches/messages/uz_UZ.js";
import type { Texts } from "../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, of files of rows (on pages that bring them), and of the registers of places. */
export type PlacesTextId = keyof Texts | keyof typeof batches | keyof typeof messages;

/** Says a text by its id. */
export const usePlacesText = useHostText<PlacesTextId>;

/** Gives a screen the texts of the registers of places beside the app's own. */
export const withPlacesTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of where applications stand, which filters and the process panel say. */
export type StandingTextId = keyof Texts | keyof typeof messages;

/** Says a text of the back office, or one of where applications stand. */
export const useStandingText = useHostText<StandingTextId>;

/**
 * Gives a part the texts of where applications stand beside the app's own. They come with it: pages without it carry
 * none.
 */
export const withStandingTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the public site, or one of where an application stands. */
export const useStandingText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of where an application stands. */
export const withStandingTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one about signing in. */
export const useSignInText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a screen the texts about signing in beside the app's own. They come with the screen: pages without it carry none. */
export const withSignInTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

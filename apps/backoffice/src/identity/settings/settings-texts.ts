import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one about settings. */
export const useSettingsText = useHostText<keyof Texts | keyof typeof messages>;

/** Says texts of the screen of settings. */
export type SettingsText = ReturnType<typeof useSettingsText>;

/** Gives the screen its texts beside the app's own. They come with it: pages without it carry none. */
export const withSettingsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

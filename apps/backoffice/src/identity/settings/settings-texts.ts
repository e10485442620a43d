import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages as batches } from "../../registers/batches/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts that the screen of settings can say. */
export type SettingsTextId = keyof Texts | keyof typeof batches | keyof typeof messages;

/** Says a text of the back office, or one about settings. */
export const useSettingsText = useHostText<SettingsTextId>;

/** Says texts of the screen of settings. */
export type SettingsText = ReturnType<typeof useSettingsText>;

/** Gives the screen its texts beside the app's own. They come with it: pages without it carry none. */
export const withSettingsTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

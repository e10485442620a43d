import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { SettingsMessageId, SettingsMessages } from "./messages/SettingsMessages.js";

/** Says a text of the back office, or one about settings. */
export const useSettingsText = useHostText<keyof Texts | SettingsMessageId>;

/** Says texts of the screen of settings. */
export type SettingsText = ReturnType<typeof useSettingsText>;

/** Gives the screen its texts beside the app's own. They come with it: pages without it carry none. */
export const withSettingsTexts = withPartTexts<SettingsMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

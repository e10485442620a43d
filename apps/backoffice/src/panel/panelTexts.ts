import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { PanelMessageId, PanelMessages } from "./messages/PanelMessages.js";

/** Says a text of the back office, or one of the process panel. */
export const usePanelText = useHostText<keyof Texts | PanelMessageId>;

/** Gives a part the texts of the process panel beside the app's own. They come with it: pages without it carry none. */
export const withPanelTexts = withPartTexts<PanelMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

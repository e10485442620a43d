import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { FindMessageId, FindMessages } from "./messages/FindMessages.js";

/** Says a text of the back office, or one of finding things. */
export const useFindText = useHostText<keyof Texts | FindMessageId>;

/** Gives a part the texts of finding things beside the app's own; they come with it. */
export const withFindTexts = withPartTexts<FindMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

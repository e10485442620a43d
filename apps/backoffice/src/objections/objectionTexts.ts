import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { ObjectionMessageId, ObjectionMessages } from "./messages/ObjectionMessages.js";

/** Says a text of the back office, or one about objections and complaints. */
export const useObjectionText = useHostText<keyof Texts | ObjectionMessageId>;

/** Gives a screen the texts about objections and complaints beside the app's own. */
export const withObjectionTexts = withPartTexts<ObjectionMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

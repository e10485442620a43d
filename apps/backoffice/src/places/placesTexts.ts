import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { PlacesMessageId, PlacesMessages } from "./messages/PlacesMessages.js";

/** Says a text of the back office, or one of the registers of places. */
export const usePlacesText = useHostText<keyof Texts | PlacesMessageId>;

/** Gives a screen the texts of the registers of places beside the app's own. */
export const withPlacesTexts = withPartTexts<PlacesMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

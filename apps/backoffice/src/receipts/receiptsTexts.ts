import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { ReceiptsMessageId, ReceiptsMessages } from "./messages/ReceiptsMessages.js";

/** Says a text of the back office, or one of bank lists. */
export const useReceiptsText = useHostText<keyof Texts | ReceiptsMessageId>;

/** Gives a part the texts of bank lists beside the app's own. */
export const withReceiptsTexts = withPartTexts<ReceiptsMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { CouncilMessageId, CouncilMessages } from "./messages/CouncilMessages.js";

/** Says a text of the back office, or one of council sessions. */
export const useCouncilText = useHostText<keyof Texts | CouncilMessageId>;

/** Gives a part the texts of council sessions beside the app's own. */
export const withCouncilTexts = withPartTexts<CouncilMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { StandingMessageId, StandingMessages } from "./messages/StandingMessages.js";

/** Says a text of the public site, or one of where a file stands. */
export const useStandingText = useHostText<keyof Texts | StandingMessageId>;

/** Gives a part the texts of where a file stands. */
export const withStandingTexts = withPartTexts<StandingMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { SignInMessageId, SignInMessages } from "./messages/SignInMessages.js";

/** Says a text of the back office, or one about signing in. */
export const useSignInText = useHostText<keyof Texts | SignInMessageId>;

/** Gives a screen the texts about signing in beside the app's own. They come with the screen: pages without it carry none. */
export const withSignInTexts = withPartTexts<SignInMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { ArticleMessageId, ArticleMessages } from "./messages/ArticleMessages.js";

/** Says a text of the back office, or one about what people read and write. */
export const useArticleText = useHostText<keyof Texts | ArticleMessageId>;

/** Gives a screen these texts beside the app's own. They come with the screen: pages without it carry none. */
export const withArticleTexts = withPartTexts<ArticleMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

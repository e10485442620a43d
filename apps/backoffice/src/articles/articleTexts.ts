import type { ReadingMessageId, ReadingMessages } from "@yer/api/reading/messages/ReadingMessages";
import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { ArticleMessageId, ArticleMessages } from "./messages/ArticleMessages.js";

/** Says a text of the back office, or one about what people read and write. */
export const useArticleText = useHostText<keyof Texts | ReadingMessageId | ArticleMessageId>;

type Modules = [{ messages: ReadingMessages }, { messages: ArticleMessages }];

const both = async (modules: Promise<Modules>): Promise<{ messages: ReadingMessages & ArticleMessages }> => {
  const [shared, own] = await modules;
  return { messages: { ...shared.messages, ...own.messages } };
};

/** Gives a screen these texts beside the app's own. They come with the screen: pages without it carry none. */
export const withArticleTexts = withPartTexts<ReadingMessages & ArticleMessages>({
  uz_UZ: () => both(Promise.all([import("@yer/api/reading/messages/uz_UZ"), import("./messages/uz_UZ.js")])),
  uz_Cyrl: () => both(Promise.all([import("@yer/api/reading/messages/uz_Cyrl"), import("./messages/uz_Cyrl.js")])),
  ru_RU: () => both(Promise.all([import("@yer/api/reading/messages/ru_RU"), import("./messages/ru_RU.js")])),
  en_US: () => both(Promise.all([import("@yer/api/reading/messages/en_US"), import("./messages/en_US.js")])),
});

import type { ReadingMessageId, ReadingMessages } from "@yer/api/reading/messages/ReadingMessages";
import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { LibraryMessageId, LibraryMessages } from "./messages/LibraryMessages.js";

/** Says a text of the site, or one around what is read. */
export const useReadingText = useHostText<keyof Texts | ReadingMessageId | LibraryMessageId>;

type Modules = [{ messages: ReadingMessages }, { messages: LibraryMessages }];

const both = async (modules: Promise<Modules>): Promise<{ messages: ReadingMessages & LibraryMessages }> => {
  const [shared, own] = await modules;
  return { messages: { ...shared.messages, ...own.messages } };
};

/** Gives a page the texts around what is read beside the site's own. */
export const withReadingTexts = withPartTexts<ReadingMessages & LibraryMessages>({
  uz_UZ: () => both(Promise.all([import("@yer/api/reading/messages/uz_UZ"), import("./messages/uz_UZ.js")])),
  uz_Cyrl: () => both(Promise.all([import("@yer/api/reading/messages/uz_Cyrl"), import("./messages/uz_Cyrl.js")])),
  ru_RU: () => both(Promise.all([import("@yer/api/reading/messages/ru_RU"), import("./messages/ru_RU.js")])),
  en_US: () => both(Promise.all([import("@yer/api/reading/messages/en_US"), import("./messages/en_US.js")])),
});

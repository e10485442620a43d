import type { HistoryMessageId, HistoryMessages } from "@yer/api/history/messages/HistoryMessages";
import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";

/** Says a text of the back office, or what an entry of a history says. */
export const useHistoryText = useHostText<keyof Texts | HistoryMessageId>;

/** Gives a part the words of histories beside the app's own. They come with it: the first screen carries none. */
export const withHistoryTexts = withPartTexts<HistoryMessages>({
  uz_UZ: () => import("@yer/api/history/messages/uz_UZ"),
  uz_Cyrl: () => import("@yer/api/history/messages/uz_Cyrl"),
  ru_RU: () => import("@yer/api/history/messages/ru_RU"),
  en_US: () => import("@yer/api/history/messages/en_US"),
});

import { historyWords, type HistoryMessageId } from "@yer/api/history/messages/texts";
import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";

/** Says a text of the back office, or what an entry of a history says. */
export const useHistoryText = useHostText<keyof Texts | HistoryMessageId>;

/** Gives a part the words of histories beside the app's own. They come with it: the first screen carries none. */
export const withHistoryTexts = withPartTexts(historyWords);

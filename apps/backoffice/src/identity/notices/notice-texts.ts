import { noticeWords, type NoticeMessageId } from "@yer/api/notices/messages/texts";
import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";

/** Says a text of the back office, or what a notice tells. */
export const useNoticeText = useHostText<keyof Texts | NoticeMessageId>;

/** Gives a part the words of notices beside the app's own. They come with it: the first screen carries none. */
export const withNoticeTexts = withPartTexts(noticeWords);

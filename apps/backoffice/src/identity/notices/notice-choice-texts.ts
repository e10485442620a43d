import { type NoticeChoiceMessageId, noticeChoiceWords } from "@yer/api/notice-choices/messages/texts";
import type { NoticeMessageId } from "@yer/api/notices/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, what a kind of notice is called, or how notices reach a person. */
export const useNoticeChoiceText = useHostText<
  keyof Texts | NoticeMessageId | NoticeChoiceMessageId | keyof typeof messages
>;

/** Gives a part the texts of how notices reach a person. They come with it: pages without it carry none. */
export const withNoticeChoiceTexts = withPartTexts(noticeChoiceWords, import.meta.glob<MessageFile>("./messages/*.ts"));

import { type NoticeChoiceMessageId, noticeChoiceWords } from "@yer/api/notice-choices/messages/texts";
import { noticeWords, type NoticeMessageId } from "@yer/api/notices/messages/texts";
import { useHostText, withPartTexts } from "@yer/ui";
import type { messages as ofDisputes } from "../disputes/messages/uz_UZ.js";
import type { Texts } from "../language/texts.js";

/** Says a text of the site or of the pages about one's own, what a kind of notice is called, or how notices reach a person. */
export const useOwnChoiceText = useHostText<
  keyof Texts | NoticeMessageId | NoticeChoiceMessageId | keyof typeof ofDisputes
>;

/** Gives a part the words of how notices reach a person, the same that staff read. */
export const withOwnChoiceTexts = withPartTexts(noticeWords, noticeChoiceWords);

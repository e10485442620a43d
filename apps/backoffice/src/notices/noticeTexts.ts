import type { NoticeMessageId, NoticeMessages } from "@yer/api/notices/messages/NoticeMessages";
import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";

/** Says a text of the back office, or what a notice tells. */
export const useNoticeText = useHostText<keyof Texts | NoticeMessageId>;

/** Gives a part the words of notices beside the app's own. They come with it: the first screen carries none. */
export const withNoticeTexts = withPartTexts<NoticeMessages>({
  uz_UZ: () => import("@yer/api/notices/messages/uz_UZ"),
  uz_Cyrl: () => import("@yer/api/notices/messages/uz_Cyrl"),
  ru_RU: () => import("@yer/api/notices/messages/ru_RU"),
  en_US: () => import("@yer/api/notices/messages/en_US"),
});

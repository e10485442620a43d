import type { NoticeMessageId } from "@yer/api/notices/messages/NoticeMessages";
import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { NoticeChoiceMessageId, NoticeChoiceMessages } from "./messages/NoticeChoiceMessages.js";

/** Says a text of the back office, what a kind of notice is called, or how notices reach a person. */
export const useNoticeChoiceText = useHostText<keyof Texts | NoticeMessageId | NoticeChoiceMessageId>;

/** Gives a part the texts of how notices reach a person. They come with it: pages without it carry none. */
export const withNoticeChoiceTexts = withPartTexts<NoticeChoiceMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

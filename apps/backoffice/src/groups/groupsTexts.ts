import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { GroupsMessageId, GroupsMessages } from "./messages/GroupsMessages.js";

/** Says a text of the back office, or one about field groups. */
export const useGroupsText = useHostText<keyof Texts | GroupsMessageId>;

/** Gives a screen the texts about field groups beside the app's own. They come with the screen: pages without it carry none. */
export const withGroupsTexts = withPartTexts<GroupsMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

import { useHostText, withPartTexts } from "@yer/ui";
import type { ComponentType } from "react";
import { withFaultTexts } from "../language/faultTexts.js";
import type { Texts } from "../language/texts.js";
import type { DisputeMessageId, DisputeMessages } from "./messages/DisputeMessages.js";

/** Says a text of the site, or one about objections, complaints and the occupier's answer. */
export const useDisputeText = useHostText<keyof Texts | DisputeMessageId>;

const withOwnTexts = withPartTexts<DisputeMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});

/**
 * Gives a page the texts about objections, complaints and the occupier's answer beside the site's own, and the words
 * that are said of what somebody entered in them.
 */
export function withDisputeTexts<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  return withFaultTexts(withOwnTexts(Page));
}

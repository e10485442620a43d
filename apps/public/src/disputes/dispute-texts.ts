import { type UploadMessageId, uploadWords } from "@yer/api/uploads/messages/texts";
import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { ComponentType } from "react";
import { withFaultTexts } from "../language/fault-texts.js";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the site, or one about objections, complaints and the occupier's answer. */
export const useDisputeText = useHostText<keyof Texts | UploadMessageId | keyof typeof messages>;

const withOwnTexts = withPartTexts(uploadWords, import.meta.glob<MessageFile>("./messages/*.ts"));

/**
 * Gives a page the texts about objections, complaints and the occupier's answer beside the site's own, and the words
 * that are said of what somebody entered in them.
 */
export function withDisputeTexts<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  return withFaultTexts(withOwnTexts(Page));
}

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { ComponentType } from "react";
import { withFaultTexts } from "../language/fault-texts.js";
import type { messages as ofDisputes } from "../disputes/messages/uz_UZ.js";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the site, one about plots that citizens tell of, or where its texts are loaded one about disputes. */
export const useOwnPlotsText = useHostText<keyof Texts | keyof typeof messages | keyof typeof ofDisputes>;

const withOwnTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

/** Gives a part the texts about plots that citizens tell of beside the site's own, and what is said of what they enter. */
export function withOwnPlotsTexts<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return withFaultTexts(withOwnTexts(Part));
}

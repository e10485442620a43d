import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { ComponentType } from "react";
import { withFaultTexts } from "../language/fault-texts.js";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the site, or one about paying online. */
export const usePayText = useHostText<keyof Texts | keyof typeof messages>;

const withOwnTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

/** Gives a part the texts about paying online beside the site's own, and what is said of what is entered. */
export function withPayTexts<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return withFaultTexts(withOwnTexts(Part));
}

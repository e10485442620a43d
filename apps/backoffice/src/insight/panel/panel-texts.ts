import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { ComponentType } from "react";
import { type StandingTextId, withStandingTexts } from "../../cases/standing/standing-texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, of where applications stand, or of the process panel. */
export const usePanelText = useHostText<StandingTextId | keyof typeof messages>;

const withOwnTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

/** Gives the process panel its texts, and those of where applications stand. */
export function withPanelTexts<Props extends object>(part: ComponentType<Props>): ComponentType<Props> {
  return withStandingTexts(withOwnTexts(part));
}

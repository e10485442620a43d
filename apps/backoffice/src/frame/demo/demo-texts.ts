import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of the demonstration's clock. */
export const useDemoText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of the demonstration's clock: production never asks for them. */
export const withDemoTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of the dashboard. */
export const useDashboardText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives a part the texts of the dashboard beside the app's own. They come with it: pages without it carry none. */
export const withDashboardTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

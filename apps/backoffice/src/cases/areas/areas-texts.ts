import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages as ofPanel } from "../standing/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of the registers of areas; how long they have stood is said as in the panel. */
export const useAreasText = useHostText<keyof Texts | keyof typeof messages | keyof typeof ofPanel>;

/** Gives a part the texts of the registers of areas beside the app's own. */
export const withAreasTexts = withPartTexts(
  import.meta.glob<MessageFile>("../standing/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../../base/language/texts.js";
import type { messages as ofRegister } from "../messages/uz_UZ.js";
import type { messages as ofTasks } from "../../tasks/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, one of the registers of areas, of background work, or one of an area's page. */
export const useAreaPageText = useHostText<
  keyof Texts | keyof typeof ofRegister | keyof typeof ofTasks | keyof typeof messages
>;

/** Gives an area's page its own texts, and those of the registers, beside the app's. */
export const withAreaPageTexts = withPartTexts(
  import.meta.glob<MessageFile>("../messages/*.ts"),
  import.meta.glob<MessageFile>("../../tasks/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);

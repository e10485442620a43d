import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { messages as ofBatches } from "../../registers/batches/messages/uz_UZ.js";
import type { Texts } from "../../base/language/texts.js";
import type { messages as ofPanel } from "../standing/messages/uz_UZ.js";
import type { messages as ofTasks } from "../tasks/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Texts of the back office, and of the registers of areas; how long they have stood is said as in the panel, what can be done with many as in background work, a list of them as any file of rows. */
export type AreasTextId =
  | keyof Texts
  | keyof typeof messages
  | keyof typeof ofPanel
  | keyof typeof ofTasks
  | keyof typeof ofBatches;

/** Says a text by its id. */
export const useAreasText = useHostText<AreasTextId>;

/** Gives a part the texts of the registers of areas beside the app's own. */
export const withAreasTexts = withPartTexts(
  import.meta.glob<MessageFile>("../standing/messages/*.ts"),
  import.meta.glob<MessageFile>("../tasks/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);

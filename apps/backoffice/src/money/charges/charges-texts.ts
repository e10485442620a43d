import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages as ofApplications } from "../../cases/applications/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the back office, or one of charges. */
export const useChargesText = useHostText<keyof Texts | keyof typeof messages>;

/** Gives the register of charges its own texts beside the app's. */
export const withChargesTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

/** Says a text of the back office, one of charges, or one of a file's page, which says the same of its charge. */
export const useChargeText = useHostText<keyof Texts | keyof typeof messages | keyof typeof ofApplications>;

/** Gives the page of a charge those texts. */
export const withChargeTexts = withPartTexts(
  import.meta.glob<MessageFile>("../../cases/applications/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);

import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import type { messages as ofApplications } from "../../cases/applications/messages/uz_UZ.js";
import type { messages as ofMoney } from "../../cases/money/messages/uz_UZ.js";
import type { messages } from "./messages/uz_UZ.js";

const own = import.meta.glob<MessageFile>("./messages/*.ts");
/** What is said of a charge wherever it stands. */
const ofCharges = import.meta.glob<MessageFile>("../../cases/money/messages/*.ts");

type Said = keyof Texts | keyof typeof messages | keyof typeof ofMoney;

/** Says a text of the back office, or one of charges. */
export const useChargesText = useHostText<Said>;

/** Gives the register of charges its texts beside the app's. */
export const withChargesTexts = withPartTexts(ofCharges, own);

/**
 * Says a text of the back office, one of charges, or one of an application's page, which says the same of its charge.
 */
export const useChargeText = useHostText<Said | keyof typeof ofApplications>;

/** Gives the page of a charge those texts. */
export const withChargeTexts = withPartTexts(
  import.meta.glob<MessageFile>("../../cases/applications/messages/*.ts"),
  ofCharges,
  own,
);

import { faultWords } from "@yer/api/faults/messages/texts";
import { withPartTexts } from "@yer/ui";

/** Gives a part in which somebody enters something the words that are said of it; no other page waits for them. */
export const withFaultTexts = withPartTexts(faultWords);

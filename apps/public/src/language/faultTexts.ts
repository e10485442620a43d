import type { FaultWords } from "@yer/api/faults/messages/FaultWords";
import { withPartTexts } from "@yer/ui";

/** Gives a part in which somebody enters something the words that are said of it; no other page waits for them. */
export const withFaultTexts = withPartTexts<FaultWords>({
  uz_UZ: () => import("@yer/api/faults/messages/uz_UZ"),
  uz_Cyrl: () => import("@yer/api/faults/messages/uz_Cyrl"),
  ru_RU: () => import("@yer/api/faults/messages/ru_RU"),
  en_US: () => import("@yer/api/faults/messages/en_US"),
});

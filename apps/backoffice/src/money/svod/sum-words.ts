import type { SvodSumName } from "@yer/api/contract/svod";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** What the sums of the table are called. */
export const sumWords = {
  planned: "svod.planned",
  charged: "svod.charged",
  discounted: "svod.discounted",
  paid: "word.paid",
  remaining: "word.remaining",
  late: "word.late",
  beyond: "svod.beyond",
  distributed: "svod.distributed",
} as const satisfies Record<SvodSumName, keyof Texts | keyof typeof messages>;

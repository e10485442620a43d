import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of overlaps of plots, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "overlaps.share": "{area} m² ({percent}%)",
  "overlaps.state.waiting": "Waits for a judgement",
  "overlaps.elsewhere": "This is not in your territory",
  "overlaps.empty": "No overlap found",
  "overlaps.empty.filtered": "No overlap fits these conditions. Try other filters.",
  "overlaps.empty.none": "No plots of your territory lie over each other.",
  "overlaps.again": "Judge again",
  "overlaps.conflict": "The outline has changed meanwhile. Look at the new figures and judge again.",
  "overlaps.follows": "It counts for both plots: judged the same plot, neither is registered until it is judged anew.",
  "overlaps.judged": "The overlap is judged",
};

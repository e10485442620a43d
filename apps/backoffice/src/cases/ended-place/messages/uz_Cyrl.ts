import type { messages as uzbek } from "./uz_UZ.js";

/** What is said of a neighbourhood that is no more, in Uzbek Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "endedPlace.merged": "«{name}» бошқа маҳаллага қўшилган.",
  "endedPlace.split": "«{name}» бўлинган.",
  "endedPlace.closed": "«{name}» ёпилган.",
  "endedPlace.today": "Бугун ўрнида: {names}.",
  "endedPlace.kept": "Тугаган иш ўз жойини сақлайди.",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of returns of receipts in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "returns.title": "Возвраты поступлений плательщикам",
  "returns.empty": "Возвратов нет",
  "returns.empty.text": "Откройте поступление, отложенное к возврату, и предложите возврат.",
  "returns.empty.narrowed": "Такой возврат не найден",
  "returns.forbidden": "Чтобы видеть возвраты, нужно разрешение «Платёж: просмотр». Обратитесь к администратору.",
  "returns.failed": "Не удалось открыть возврат",
  "returns.line": "Открыть поступление",
};

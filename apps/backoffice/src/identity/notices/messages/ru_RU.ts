import type { messages as uzbek } from "./uz_UZ.js";

/** What is said to staff alone of how notices reach them, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "choices.title": "Как приходят уведомления",
  "choices.intro":
    "Все уведомления собраны в центре уведомлений. Здесь вы выбираете, какие из них приходят ещё и письмом или по SMS. Прочитанное не отправляется.",
  "choices.phone.none": "Не приходят: в списке сотрудников нет вашего телефона, его вносит администратор",
  "choices.urgent": "Сразу; письмо приходит всегда",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the demonstration's clock, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "demo.move": "Перевести время вперёд",
  "demo.now": "Время системы: {at}",
  "demo.way": "До какого времени?",
  "demo.next": "До завтрашнего дня",
  "demo.term": "До конца срока открытого дела: {at}",
  "demo.day": "До выбранного дня",
  "demo.which.text": "Не больше чем на {days} дней вперёд",
  "demo.text":
    "Истекут сроки, закончатся объявления, придут уведомления. Время не возвращается назад; все остаются в системе.",
  "demo.failed": "Время не переведено. Попробуйте ещё раз чуть позже.",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the public plan schedule where no script runs, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "plain.title": "Когда придут к нам?",
  "plain.lead": "Найдите свою махаллю и узнайте, в какие дни там обследуют земли.",
  "plain.script": "Чтобы найти ближайшие махалли и получать сообщения об изменениях, включите JavaScript в браузере.",
  "plain.home": "Главная страница",
  "plain.search": "Название махалли",
  "plain.find": "Найти",
  "plain.regions": "Области",
  "plain.districts": "{region}: районы и города",
  "plain.neighborhoods": "{district}: махалли",
  "plain.found": "Найденные махалли",
  "plain.none": "Махалля не найдена.",
  "plain.more": "Есть ещё: напишите название полнее.",
  "plain.failed": "План-график сейчас прочитать не удалось. Попробуйте немного позже.",
  "plain.when.running": "Сейчас идёт обследование: {from} – {to} ({organisation})",
  "plain.when.coming": "Придут: {from} – {to} ({organisation})",
  "plain.when.over": "Обследование прошло: {from} – {to} ({organisation})",
  "plain.when.none": "Дни ещё не утверждены.",
};

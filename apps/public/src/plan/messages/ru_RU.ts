import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the public plan schedule, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "plan.title": "Когда придут к нам?",
  "plan.lead": "Найдите свою махаллю и узнайте, в какие дни там обследуют земли.",
  "plan.search": "Название махалли",
  "plan.find": "Найти",
  "plan.near": "Три ближайшие ко мне",
  "plan.map": "Выбрать на карте",
  "plan.near.text": "Ваше местоположение отправляют только для этого вопроса и не хранят. Расстояния приблизительны.",
  "plan.near.refused": "Местоположение определить не удалось. Напишите название махалли.",
  "plan.tell": "Не ждите: сообщите об участке, который занимаете",
  "plan.found": "Найденные махалли",
  "plan.none": "Такая махалля не найдена",
  "plan.none.text": "Попробуйте написать название иначе или найдите по местоположению.",
  "plan.more": "Есть ещё: напишите название полнее.",
  "plan.failed": "Не удалось прочитать план-график",
  "plan.when.running": "Сейчас идёт обследование: {from} – {to} ({organisation})",
  "plan.when.coming": "Придут: {from} – {to} ({organisation})",
  "plan.when.over": "Обследование прошло: {from} – {to} ({organisation})",
  "plan.when.none": "Дни ещё не утверждены.",
  "plan.kilometres": "примерно {kilometres, number} км",
  "plan.watch": "Сообщить мне об изменении",
  "plan.watch.end": "Больше не сообщать",
  "plan.watched": "Когда дни назначат или изменят, придёт SMS или письмо.",
  "plan.watch.first": "Сообщить об изменении?",
  "plan.watch.first.text": "Войдите через OneID: когда дни вашей махалли назначат или изменят, придёт SMS или письмо.",
};

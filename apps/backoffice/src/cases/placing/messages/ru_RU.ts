import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of what waits to be placed, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "placing.lead":
    "Дела, участки и планы-графики махаллей, которые разделили или закрыли. Пока их не отнесут к нынешним, с ними ничего не происходит.",
  "placing.kind.area": "Участок",
  "placing.schedule": "План-график, {from} – {to}",
  "placing.ended.merged": "Присоединена",
  "placing.ended.split": "Разделена",
  "placing.ended.closed": "Закрыта",
  "placing.today.none": "Ничего",
  "placing.empty": "Привязывать нечего",
  "placing.empty.none": "На вашей территории всё отнесено к нынешним махаллям",
  "placing.empty.filtered": "Под эти фильтры ничего не подходит",
  "placing.forbidden": "У вас нет разрешения относить к махаллям. Обратитесь к администратору.",
  "placing.place.title":
    "{count, plural, one {Отнести # запись к махалле} few {Отнести # записи к махалле} many {Отнести # записей к махалле} other {Отнести # записи к махалле}}",
  "placing.place.text": "Отменить это нельзя; кто и когда это сделал, останется в истории.",
  "placing.neighborhood": "Нынешняя махалля",
  "placing.instead": "На её месте",
  "placing.districts": "Выбранное — в разных районах: предлагаются только махалли на месте всех прежних",
  "placing.none": "Одной махалли для всего выбранного нет: выберите меньше",
  "placing.reason": "Примечание",
  "placing.done":
    "{count, plural, one {# запись отнесена} few {# записи отнесены} many {# записей отнесено} other {# записи отнесено}} к нынешней махалле",
  "placing.toApplications": "Все дела",
};

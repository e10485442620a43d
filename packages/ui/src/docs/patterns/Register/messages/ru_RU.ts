import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in Russian. */
export const messages = {
  title: "Заявления",
  lead: "Все заявления вашего района. Те, чей срок ближе, стоят выше.",
  new: "Создать заявление",
  search: "Найти заявление",
  searchHint: "Номер или занимающее лицо",
  count: "{count, plural, one {# заявление} few {# заявления} many {# заявлений} other {# заявления}}",
  number: "Номер",
  owner: "Занимающее лицо",
  place: "Адрес",
  status: "Статус",
  area: "Площадь, м²",
  due: "Срок",
  "status.discussion": "На обсуждении",
  "status.announced": "Объявлено",
  "status.payment": "На оплате",
  "status.editing": "На редактировании",
  download: "Скачать",
  downloaded:
    "Готовим {count, plural, one {# заявление} few {# заявления} many {# заявлений} other {# заявления}} к скачиванию. Сообщим, когда всё будет готово.",
  "none.title": "Заявлений по этим условиям нет",
  "none.text": "Уберите одно из условий или сократите слово в поиске.",
  "none.clear": "Сбросить условия",
  "empty.title": "Заявлений пока нет",
  "empty.text": "Заявление появится здесь, когда обратится гражданин или когда вы создадите его сами.",
  "error.text": "Служба не ответила. Ваши условия сохранены.",
  "noPermission.text": "Этот список видят сотрудники районного кадастра. Доступ даёт администратор вашей организации.",
} as const satisfies Record<keyof typeof uzbek, string>;

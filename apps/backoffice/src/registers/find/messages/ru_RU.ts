import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of finding anything, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "find.title": "Найти",
  "find.placeholder": "Номер дела, имя, адрес, раздел или действие",
  "find.pinned": "Закреплённые дела",
  "find.recent": "Недавно открытые дела",
  "find.screens": "Разделы",
  "find.files": "Дела",
  "find.people": "Пользователи",
  "find.all": "Все дела по запросу «{query}»",
  "find.personal.forbidden": "Нет разрешения искать по личному номеру",
  "find.add": "Открыть новое дело",
  "find.theme": "Тема: {name}",
  "find.language": "Язык: {name}",
  "pin.add": "Закрепить",
  "pin.added": "Дело закреплено",
  "pin.removed": "Дело откреплено",
};

import type { FindMessages } from "./FindMessages.js";

/** The texts of finding anything, in Russian. */
export const messages: FindMessages = {
  "find.title": "Найти",
  "find.placeholder": "Номер дела, имя, адрес, раздел или действие",
  "find.pinned": "Закреплённые дела",
  "find.recent": "Недавно открытые дела",
  "find.screens": "Разделы",
  "find.acts": "Действия",
  "find.files": "Дела",
  "find.people": "Пользователи",
  "find.all": "Все дела по запросу «{query}»",
  "find.personal.forbidden": "Нет разрешения искать по личному номеру",
  "find.add": "Открыть новое дело",
  "find.profile": "Мой профиль",
  "find.theme": "Тема: {name}",
  "find.language": "Язык: {name}",
  "find.signOut": "Выйти",
  "pin.add": "Закрепить",
  "pin.added": "Дело закреплено",
  "pin.removed": "Дело откреплено",
};

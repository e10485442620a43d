import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the map, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "map.newArea": "Новый участок здесь",
  "map.newArea.help": "Нажмите на карте, где лежит участок: район и махалля выберутся по этому месту.",
  "map.newArea.middle": "Посередине карты",
  "map.files": "{count, plural, one {# дело} few {# дела} other {# дел}}: списком",
  "map.plots": "Участки",
  "map.places": "По территориям",
  "map.split": "Дела, открытые в разделённых местах: в какой они части, не указано",
  "map.numbers": "Число дел",
  "map.withoutMap": "Без карты: список дел",
  "map.visits.list": "{count, plural, one {#{more} осмотр} few {#{more} осмотра} other {#{more} осмотров}}: списком",
  "map.withoutMap.visits": "Без карты: список осмотров",
};

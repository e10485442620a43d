import type { AreaMessages } from "./AreaMessages.js";

/** Texts of the area picker in Uzbek, Cyrillic script. */
export const messages: AreaMessages = {
  "area.region": "Вилоят",
  "area.district": "Туман ёки шаҳар",
  "area.neighborhood": "Маҳалла",
  "area.choose": "Танланг ёки ёзиб топинг",
  "area.first.district": "Аввал вилоятни танланг",
  "area.first.neighborhood": "Аввал туман ёки шаҳарни танланг",
  "area.loading": "Юкланмоқда…",
  "area.failed": "Рўйхат юкланмади.",
  "area.retry": "Қайта уриниш",
};

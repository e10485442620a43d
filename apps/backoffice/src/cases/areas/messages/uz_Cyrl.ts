import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the register of areas, in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "areas.title": "Ўзбошимча ерлар: {state}",
  "areas.search": "Рақам, кадастр рақами ёки манзил",
  "areas.empty": "Участка топилмади",
  "areas.empty.none": "Бу ҳолатда ҳозир участка йўқ.",
  "areas.empty.filtered": "Бу шартларга мос участка йўқ. Фильтрларни ўзгартириб кўринг.",
  "areas.forbidden": "Ўзбошимча ерлар реестрини кўриш рухсати сизда йўқ.",
};

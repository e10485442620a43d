import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of overlaps of plots, in Uzbek (Cyrillic). */
export const messages: Record<keyof typeof uzbek, string> = {
  "overlaps.share": "{area} м² ({percent} %)",
  "overlaps.state.waiting": "Баҳо кутмоқда",
  "overlaps.elsewhere": "Бу сизнинг ҳудудингизда эмас",
  "overlaps.empty": "Устма-уст тушиш топилмади",
  "overlaps.empty.filtered": "Бу шартларга мос устма-уст тушиш йўқ. Фильтрларни ўзгартириб кўринг.",
  "overlaps.empty.none": "Ҳудудингиздаги участкалар бир-бирининг устига тушмаган.",
  "overlaps.again": "Қайта баҳолаш",
  "overlaps.conflict": "Чегара шу орада ўзгарди. Янги рақамларни кўриб, қайта баҳоланг.",
  "overlaps.follows":
    "Бу иккала участкага тегишли: «Бир хил» дейилса, қайта кўриб чиқилмагунча уларнинг бирортаси ҳам рўйхатга олинмайди.",
  "overlaps.judged": "Устма-уст тушиш баҳоланди",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of returns of receipts in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "returns.title": "Тушумларни тўловчиларга қайтариш",
  "returns.empty": "Қайтариш йўқ",
  "returns.empty.text": "Қайтаришга ажратилган тушумни очинг ва қайтаришни таклиф қилинг.",
  "returns.empty.narrowed": "Бундай қайтариш топилмади",
  "returns.forbidden": "Қайтаришларни кўриш учун «Тўлов: кўриш» рухсати керак. Администраторга мурожаат қилинг.",
  "returns.failed": "Қайтаришни очиб бўлмади",
  "returns.line": "Тушумни очиш",
};

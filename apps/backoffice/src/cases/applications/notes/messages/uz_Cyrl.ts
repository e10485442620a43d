import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the notes on an application in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "notes.inside":
    "Қайдларни шу ишни оча оладиган ходимлар ўқийди. Фуқаро, очиқ сайт ва экспорт уларни кўрмайди. Ёзилган қайд ўзгармайди.",
  "notes.text": "Янги қайд",
  "notes.text.hint": "@ белгисини ёзсангиз, ҳамкасб танлаш майдонига ўтасиз.",
  "notes.to": "Кимга айтилади",
  "notes.to.hint": "Уларга хабар боради, хабарда қайд матни бўлмайди.",
  "notes.to.unread": "Ҳамкасблар рўйхати ўқилмади: қайдни ҳеч кимга юбормай ёзса бўлади.",
  "notes.write": "Қайд ёзиш",
  "notes.written": "Қайд ёзилди",
  "notes.none": "Ҳали қайд йўқ",
  "notes.none.text": "Ҳамкасбларингизга айтадиган гапингизни шу ишнинг ўзида қолдиринг.",
};

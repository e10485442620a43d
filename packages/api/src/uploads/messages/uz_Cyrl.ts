import type { messages as uzbek } from "./uz_UZ.js";

/** What an attached document is, in Uzbek in Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  uploadKind: "Ҳужжат тури",
  "uploadKind.none": "Тури айтилмаган",
  "uploadKind.identity": "Шахсни тасдиқловчи ҳужжат",
  "uploadKind.ownership": "Ҳуқуқни кўрсатувчи ҳужжат",
  "uploadKind.plan": "Режа ёки чизма",
  "uploadKind.photo": "Фотосурат",
  "uploadKind.decision": "Қарор",
  "uploadKind.power_of_attorney": "Ишончнома",
  "uploadKind.payment": "Тўлов ҳужжати",
  "uploadKind.other": "Бошқа ҳужжат",
  "uploadKind.hint": "Файлни қўшишдан олдин танланг: у шу тур билан кўринади.",
  "uploadKind.all": "Барча турлар · {count}",
  "uploadKind.counted": "{kind} · {count}",
};

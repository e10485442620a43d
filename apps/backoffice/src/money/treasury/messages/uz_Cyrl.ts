import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the treasury’s lists in Uzbek, in Cyrillic letters. */
export const messages: Record<keyof typeof uzbek, string> = {
  "treasury.title": "Ғазначилик рўйхатлари",
  "treasury.lead":
    "Ғазначиликдан келган рўйхатни юкланг: қайси топшириқнома ижро этилгани, қайси бири рад этилгани аввал кўрсатилади, сиз белгиламагунингизча ҳеч нарса ўзгармайди.",
  "treasury.file": "Рўйхат (CSV ёки XLSX)",
  "treasury.file.hint":
    "Устунлари: number (топшириқнома рақами), executed_on (сана) ва reference (ҳужжат) ёки reason (рад этиш сабаби); amount (сўм) ҳам бўлиши мумкин.",
  "treasury.before": "Аввал юкланганлари",
  "treasury.none": "Ғазначилик рўйхати ҳали юкланмаган",
  "treasury.noPermission":
    "Ғазначилик рўйхатлари учун «Тақсимотлар бўйича топшириқномалар: ижро» рухсати керак. Администраторга мурожаат қилинг.",
  "treasury.notFound": "Ғазначиликнинг бундай рўйхати йўқ",
  "treasury.failed": "Ғазначилик рўйхатини очиб бўлмади",
  "treasury.field.number": "Топшириқнома рақами",
  "treasury.field.executedOn": "Ижро санаси",
  "treasury.field.reference": "Ғазначилик ҳужжати",
  "treasury.columns.missing": "Топшириқнома рақами, ҳамда ҳужжат ёки сабаб устунини танланг",
  "treasury.kind.known": "Аввал белгиланган",
  "treasury.progress.checking": "Топшириқномалар солиштирилмоқда",
  "treasury.progress.applying": "Топшириқномалар белгиланмоқда",
  "treasury.progress.undoing": "Қайтариб олинадигани борми, кўрилмоқда",
  "treasury.apply": "{count} та топшириқномани белгилаш",
  "treasury.apply.none": "Белгиланадиган топшириқнома йўқ",
  "treasury.applied": "{count, number} та топшириқнома белгиланди",
  "treasury.undone": "{undone, number} та топшириқнома қайтарилди, {kept, number} таси қолди",
  "treasury.undo.text": "Ғазначилик бажаргани бекор қилинмайди: белгиланган топшириқномалар шундай қолади.",
  "treasury.another": "Яна бир рўйхатни юклаш",
  "treasury.refused": "Рад этилган: {reason}",
  "treasury.executed": "Ижро этилган: {day}, {reference}",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank lists in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "receipts.lead":
    "Банкдан келган тўловлар рўйхатини юкланг: ҳар бир қатор аввал синаб кўрилади, сиз киритмагунингизча ҳеч нарса ўзгармайди.",
  "receipts.file": "Рўйхат (CSV)",
  "receipts.file.hint":
    "Устунлари: number (иш рақами), amount (сумма, сўм), paid_on (сана), document (ҳужжат рақами). 1000 қаторгача. Бошқача номланган устунларни ва барча қаторлар учун бир хил қийматни кейин айтасиз.",
  "receipts.columns.missing": "Иш, сумма, сана ва ҳужжат устунларини танланг ёки барча қаторлар учун қийматини ёзинг",
  "receipts.none": "Ҳали рўйхат юкланмаган",
  "receipts.before": "Аввалги рўйхатлар",
  "receipts.kind.over": "Ортиқча",
  "receipts.kind.known": "Аввал киритилган",
  "receipts.apply": "{count} та тўловни киритиш",
  "receipts.apply.none": "Янги тўлов йўқ",
  "receipts.excess": "Қарздан {excess} ортиқ: ортиқчаси иш ҳисобида қолади",
  "receipts.confirm": "{line}-қаторни барибир киритиш",
  "receipts.confirm.lead":
    "Қарздан ортиқ тўланган қаторлардан тўғриларини белгиланг: ортиқчаси иш ҳисобида қолади. Қолганлари киритилмайди.",
  "receipts.undo.text":
    "Шу рўйхат киритган тўловлар бекор қилинади. Иш тўлов билан олдинга ўтган бўлса, унинг қатори қолади ва сабаби айтилади.",
  "receipts.notFound": "Бундай рўйхат йўқ",
  "receipts.failed": "Рўйхатни очиб бўлмади",
  "receipts.noPermission":
    "Банк рўйхатларини кўриш учун «Тўлов: қайд этиш» рухсати керак. Администраторга мурожаат қилинг.",
  "receipts.progress.checking": "Тўловлар синаб кўрилмоқда",
  "receipts.progress.applying": "Тўловлар киритилмоқда",
  "receipts.progress.undoing": "Тўловлар бекор қилинмоқда",
  "receipts.applied": "{count, number} та тўлов киритилди",
  "receipts.undone": "{undone, number} та тўлов бекор қилинди, {kept, number} таси қолдирилди",
  "receipts.another": "Бошқа рўйхатни юклаш",
};

import type { ReceiptsMessages } from "./ReceiptsMessages.js";

/** Texts of bank lists in Uzbek, Cyrillic script. */
export const messages: ReceiptsMessages = {
  "receipts.title": "Банк рўйхатлари",
  "receipts.lead":
    "Банкдан келган тўловлар рўйхатини юкланг: ҳар бир қатор аввал синаб кўрилади, сиз киритмагунингизча ҳеч нарса ўзгармайди.",
  "receipts.file": "Рўйхат (CSV)",
  "receipts.file.hint":
    "Устунлари: number (иш рақами), amount (сумма, сўм), paid_on (сана), document (ҳужжат рақами). 1000 қаторгача.",
  "receipts.none": "Ҳали рўйхат юкланмаган",
  "receipts.before": "Аввалги рўйхатлар",
  "receipts.column.file": "Файл",
  "receipts.column.amount": "Сумма",
  "receipts.column.state": "Ҳолати",
  "receipts.column.by": "Ким юклаган",
  "receipts.column.at": "Қачон",
  "receipts.state.checked": "Синаб кўрилган",
  "receipts.state.applied": "Киритилган",
  "receipts.state.undone": "Бекор қилинган",
  "receipts.kind.new": "Янги",
  "receipts.kind.over": "Ортиқча",
  "receipts.kind.known": "Аввал киритилган",
  "receipts.kind.wrong": "Хато",
  "receipts.kind.entered": "Киритилди",
  "receipts.kind.undone": "Бекор қилинди",
  "receipts.kind.kept": "Қолдирилди",
  "receipts.line": "Қатор",
  "receipts.number": "Иш",
  "receipts.document": "Ҳужжат",
  "receipts.day": "Сана",
  "receipts.what": "Натижа",
  "receipts.rows": "Қаторлар",
  "receipts.apply": "{count} та тўловни киритиш",
  "receipts.apply.none": "Янги тўлов йўқ",
  "receipts.excess": "Қарздан {excess} ортиқ: ортиқчаси иш ҳисобида қолади",
  "receipts.confirm": "{line}-қаторни барибир киритиш",
  "receipts.confirm.lead":
    "Қарздан ортиқ тўланган қаторлардан тўғриларини белгиланг: ортиқчаси иш ҳисобида қолади. Қолганлари киритилмайди.",
  "receipts.applied": "Рўйхат киритилди",
  "receipts.undo": "Киритилганини бекор қилиш",
  "receipts.undo.text":
    "Шу рўйхат киритган тўловлар бекор қилинади. Иш тўлов билан олдинга ўтган бўлса, унинг қатори қолади ва сабаби айтилади.",
  "receipts.undone": "Рўйхат бекор қилинди",
  "receipts.notFound": "Бундай рўйхат йўқ",
  "receipts.failed": "Рўйхатни очиб бўлмади",
  "receipts.noPermission":
    "Банк рўйхатларини кўриш учун «Тўлов: қайд этиш» рухсати керак. Администраторга мурожаат қилинг.",
};

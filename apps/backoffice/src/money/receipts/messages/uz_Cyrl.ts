import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank lists in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "receipts.lead":
    "Банкдан келган тўловлар рўйхатини юкланг: ҳар бир қатор аввал синаб кўрилади, сиз киритмагунингизча ҳеч нарса ўзгармайди.",
  "receipts.file": "Рўйхат (CSV, XLSX ёки 1C)",
  "receipts.file.hint":
    "Устунлари: amount (сумма, сўм), paid_on (сана), document (ҳужжат рақами) ва account (ҳисобрақам) ёки number (иш рақами); purpose, payer, tax_id ҳам бўлиши мумкин. 200 000 қаторгача. Бошқача номланган устунларни ва барча қаторлар учун бир хил қийматни кейин айтасиз.",
  "receipts.columns.missing":
    "Сумма, сана ва ҳужжат устунларини, ҳамда ҳисобрақам ёки ишни танланг ёки барча қаторлар учун қийматини ёзинг",
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
  "receipts.tab.lists": "Кўчирма ва рўйхатлар",
  "receipts.tab.accounts": "Ҳисобрақамлар",
  "receipts.tab.lines": "Аниқланмаганлар",
  "receipts.tab.returns": "Қайтаришлар",
  "receipts.tab.days": "Банк кунлари",
  "receipts.field.taxId": "Тўловчи ЖШШИР ёки СТИРи",
  "receipts.field.bankId": "Банкдаги белгиси",
  "line.by.bill": "Ҳисоб рақами бўйича",
  "line.by.file": "Иш рақами бўйича",
  "line.by.payer": "Тўловчи ва сумма бўйича",
  "line.passes": "Бошқа вилоятга ўзи ўтади: ҳисоб рақами ўшанга тегишли",
  "line.waits.unknown": "Кимники экани маълум эмас",
  "line.waits.several": "Бир нечта ишга бирдек тўғри келади",
  "line.waits.beyond": "Иш қарзидан кўп",
  "line.waits.nothing-due": "Кўрсатилган иш қарздор эмас",
  "line.waits.earlier-bill": "Аввалги ҳисоб рақами кўрсатилган",
  "line.waits.sum-differs": "Тўловчининг қарзи бошқа суммада",
  "line.waits.changed": "Кутиб қолди: иш ҳолати ўзгарган",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of background work, in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "tasks.lead": "Бу ерда сиз бошлаган катта ишлар: улар саҳифани ёпсангиз ҳам давом этади.",
  "tasks.bulk": "Кўп иш бирданига",
  "tasks.bulk.none": "Ҳали кўп иш бирданига бажарилмаган",
  "tasks.bulk.none.text": "Номзодлар рўйхатида қаторларни белгиланг ва пастдаги амаллардан бирини танланг.",
  "tasks.state.waiting": "Навбатда",
  "tasks.state.running": "Бажарилмоқда",
  "tasks.state.ended": "Тугади",
  "tasks.state.cancelled": "Бекор қилинди",
  "tasks.file.waiting": "Навбатда",
  "tasks.file.moved":
    "{did, select, mended {Тузатилди} refused {Рад этилди} accepted {Қабул қилинди} confirmed {Тасдиқланди} signed {Имзоланди} reminded {Эслатилди} agenda {Кун тартибига киритилди} other {Ўтказилди}}",
  "tasks.file.refused":
    "{did, select, mended {Тузатилмади} refused {Рад этилмади} accepted {Қабул қилинмади} confirmed {Тасдиқланмади} signed {Имзоланмади} reminded {Эслатилмади} agenda {Кун тартибига киритилмади} other {Ўтказилмади}}",
  "tasks.list.moved": "Бажарилди",
  "tasks.list.refused": "Бажарилмади",
  "tasks.file.left": "Қолдирилди",
  "tasks.progress":
    "{did, select, mended {{move}: ерлар тузатилмоқда} refused {{move}: ерлар кўриб чиқилмоқда} accepted {{move}: ерлар кўриб чиқилмоқда} confirmed {{move}: ерлар тасдиқланмоқда} signed {{move}: хулосалар имзоланмоқда} reminded {{move}: эгалловчиларга эслатилмоқда} agenda {{move}: ишлар кун тартибига киритилмоқда} area {{move}: ерлар ўтказилмоқда} other {{move}: ишлар ўтказилмоқда}}",
  "tasks.progress.value": "{total} тадан {done} таси",
  "tasks.ended":
    "{did, select, mended {{total, plural, other {# та ердан {moved} таси тузатилди}}} refused {{total, plural, other {# та ердан {moved} тасининг текшируви рад этилди}}} accepted {{total, plural, other {# та ердан {moved} тасининг текшируви қабул қилинди}}} confirmed {{total, plural, other {# та ердан {moved} таси тасдиқланди}}} signed {{total, plural, other {# та хулосадан {moved} таси имзоланди}}} reminded {{total, plural, other {# та тўловдан {moved} таси эслатилди}}} agenda {{total, plural, other {# та ишдан {moved} таси кун тартибига киритилди}}} area {{total, plural, other {# та ердан {moved} таси ўтказилди}}} other {{total, plural, other {# та ишдан {moved} таси ўтказилди}}}}",
  "tasks.cancelled":
    "{did, select, mended {Бекор қилинди: {moved} та ер тузатилган, {left} та ер ўз жойида қолди.} refused {Бекор қилинди: {moved} та ернинг текшируви рад этилган, {left} та ер ўз жойида қолди.} accepted {Бекор қилинди: {moved} та ернинг текшируви қабул қилинган, {left} та ер ўз жойида қолди.} confirmed {Бекор қилинди: {moved} та ер тасдиқланган, {left} та ер ўз жойида қолди.} signed {Бекор қилинди: {moved} та хулоса имзоланган, {left} та хулоса имзоланмади.} reminded {Бекор қилинди: {moved} та тўлов эслатилган, {left} таси бошланмаган.} agenda {Бекор қилинди: {moved} та иш кун тартибига киритилган, {left} та иш ўз жойида қолди.} area {Бекор қилинди: {moved} та ер ўтказилган, {left} та ер ўз жойида қолди.} other {Бекор қилинди: {moved} та иш ўтказилган, {left} та иш ўз жойида қолди.}}",
  "tasks.filter.all": "Ҳаммаси",
  "tasks.failed": "Фон ишларини ўқиб бўлмади",
  "tasks.notFound": "Бундай фон иши йўқ",
  "tasks.forbidden": "Ишларни кўришга рухсатингиз йўқ.",
  "tasks.files": "{of, select, area {Ерлар бўйича натижа} other {Ишлар бўйича натижа}}",
  "tasks.files.none": "{of, select, area {Бундай натижали ер йўқ} other {Бундай натижали иш йўқ}}",
  "bulk.title":
    "{move}: {of, select, area {{count, plural, other {# та ер}}} other {{count, plural, other {# та иш}}}}",
  "bulk.title.asking": "{move}: бир нечта иш",
  "bulk.checking": "Ҳар бир иш текширилмоқда…",
  "bulk.able":
    "{did, select, reminded {{total} тадан {able} та тўловни эслатиш мумкин.} agenda {{total} тадан {able} та ишни кун тартибига киритиш мумкин.} other {{total} тадан {able} та ишни ўтказиш мумкин.}}",
  "bulk.none":
    "{did, select, reminded {Танланган тўловларнинг бирортасини эслатиб бўлмайди.} agenda {Танланган ишларнинг бирортасини ҳам кун тартибига киритиб бўлмайди.} other {Танланган ишларнинг бирортасини ҳам ўтказиб бўлмайди.}}",
  "bulk.unable":
    "{did, select, reminded {Эслатиб бўлмайдиган тўловлар ва сабаби} agenda {Кун тартибига киритиб бўлмайдиган ишлар ва сабаби} other {Ўтказиб бўлмайдиган ишлар ва сабаби}}",
  "bulk.group": "{of, select, area {{count, plural, other {# та ер}}} other {{count, plural, other {# та иш}}}}: {why}",
  "bulk.rest": "ва яна {count} та",
  "bulk.unseen": "Рақами кўрсатилмайди",
  "bulk.note":
    "{did, select, reminded {Ҳар бир тўлов навбати келганда яна текширилади. Эгалловчига порталда ва ўзи танлаган йўллар билан кунига кўпи билан бир марта хабар берилади; иш тарихида бу сақланади.} agenda {Ҳар бир иш навбати келганда яна текширилади ва кун тартибига алоҳида киритилади. Исталган пайтда тўхтатиш мумкин: киритилганлари кун тартибида қолади.} other {Ҳар бир иш навбати келганда яна текширилади ва алоҳида ўтказилади. Исталган пайтда тўхтатиш мумкин: ўтказилганлари ўтказилганича қолади.}}",
  "bulk.reason": "Барчаси учун сабаб",
  "bulk.reason.hint": "Ҳар бир ишнинг тарихига ёзилади ва ўзгартирилмайди.",
  "bulk.start":
    "{did, select, reminded {{count, plural, =0 {Бошлаш} other {# та тўловни эслатиш}}} agenda {{count, plural, =0 {Бошлаш} other {# та ишни кун тартибига киритиш}}} other {{count, plural, =0 {Бошлаш} other {# та ишни ўтказиш}}}}",
  "bulk.remind_payment": "Тўловни эслатиш",
  "bulk.again": "Қайта текшириш",
  "bulk.session": "Мажлис",
  "bulk.session.one": "{number}-сонли мажлис, {day}, {place}",
  "bulk.session.none": "Ҳали мажлис чақирилмаган: аввал уни Кенгаш саҳифасида чақиринг.",
  "bulk.council_for.note":
    "Ҳар бир иш бўйича қарор алоҳида имзоланади: иш рўйхатга олинади ва энди ўзгармайди. Қарши қарор ҳар бир иш учун сабаби билан алоҳида киритилади.",
  "areaMove.send": "Назоратга юбориш",
  "areaMove.confirm": "Ҳужжат билан тасдиқлаш",
  "areaMove.set_aside": "Саватчага қўйиш",
  "areaMove.put_back": "Ишга қайтариш",
  "areaMove.accept": "Текширувни қабул қилиш",
  "areaMove.refuse_check": "Текширувни рад этиш",
  "areaMove.mend": "Бирга тузатиш",
};

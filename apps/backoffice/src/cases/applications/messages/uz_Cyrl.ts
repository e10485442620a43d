import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of a file's page in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "file.present": "Шу ишни ҳозир очиб турганлар",
  "file.present.reads": "{name} ҳам шу ишда",
  "file.present.edits": "{name} ўзгартирмоқда",
  "sentence.place_ended": "Ишнинг маҳалласи энди йўқ: ҳозирги маҳаллага жойланмагунча у билан ҳеч нарса қилинмайди",
  "sentence.editing_incomplete": "Иш тузилмоқда: {holder} уни топшириши учун яна {count} та маълумот етишмайди",
  "sentence.editing_ready": "Маълумотлар тўлиқ: {holder} ишни хулосага топшириши керак",
  "sentence.editing_returned":
    "Иш тузатишга қайтарилган: {holder} {count} та талабга жавоб бериб, уни қайта топшириши керак",
  "sentence.editing_answered":
    "Иш тузатишга қайтарилган, барча талабларга жавоб берилган: {holder} уни қайта топшириши керак",
  "sentence.editing_duplicate":
    "Участка {number}-сонли иш участкаси устига тушган: топширишдан олдин {holder} улар бир участками ёки йўқми, аниқлаши керак",
  "sentence.to_conclusion_ready": "Иш топширилган: {holder} муҳокамани бошлаши керак",
  "sentence.to_conclusion_no_diagram":
    "Иш топширилган, аммо {count}-асос учун амалдаги муҳокама логикаси йўқ: {holder} у амалга киришини кутмоқда",
  "sentence.to_conclusion_no_organisation":
    "Иш топширилган, аммо муҳокама босқичларидан бирига туманда ташкилот йўқ: {holder} у белгиланишини кутмоқда",
  "sentence.in_discussion_waiting": "Иш муҳокамада: {organisations} хулосаси кутилмоқда",
  "sentence.in_discussion_overdue": "Иш муҳокамада: {organisations} хулосани ўз муддатида бермаган ва уни бериши керак",
  "sentence.in_review_conclusion":
    "Хулосалардан бири салбий: {holder} ишни эълон қилиш, қайтариш ёки рад этишни ҳал қилиши керак",
  "sentence.in_review_objection":
    "Эътироз қаноатлантирилган: {holder} ишни эълон қилиш, қайтариш ёки рад этишни ҳал қилиши керак",
  "sentence.in_review_justice":
    "Адлия салбий қарор берган: {holder} ишни эълон қилиш, қайтариш ёки рад этишни ҳал қилиши керак",
  "sentence.in_review_refusal":
    "Эгалловчи тўловдан воз кечган: {holder} ишни эълон қилиш, қайтариш ёки рад этишни ҳал қилиши керак",
  "sentence.in_review_appeal":
    "Шикоят қаноатлантирилган: {holder} ишни эълон қилиш, қайтариш ёки рад этишни ҳал қилиши керак",
  "sentence.in_review_objections": "Иш кўриб чиқилмоқда: {holder} аввал {count} та эътирозни ҳал қилиши керак",
  "sentence.announced_running":
    "Иш эълон қилинган ва уни {holder} юритмоқда: ҳар ким эътироз билдириши мумкин, эълон тугагач иш ўз-ўзидан адлияга ўтади",
  "sentence.announced_objections":
    "Иш эълон қилинган: эълон давом этмоқда ва {holder} {count} та эътирозни ҳал қилиши керак",
  "sentence.announced_over":
    "Эълон тугаган, аммо иш эътирозлар бўйича қарорни кутмоқда: {holder} {count} та эътирозни ҳал қилгач у адлияга ўтади",
  "sentence.at_justice":
    "{count, plural, =0 {Эълон эътирозсиз якунланган} other {Эълон якунланган, # та эътироз келган ва қаноатлантирилмаган}}: {holder} ишнинг қонунийлигини текшириши керак",
  "sentence.in_payment_open": "Тўлов ҳисобланган: эгалловчи {amount} тўлаши, {holder} эса уни қайд этиши керак",
  "sentence.in_payment_instalments":
    "Тўлов шартнома бўйича бўлиб-бўлиб тўланмоқда: эгалловчи яна {amount} тўлаши, {holder} эса уни қайд этиши керак",
  "sentence.in_payment_suspended":
    "Тўлов муддати ўтгани учун иш тўхтатиб турилибди: эгалловчи {amount} тўлаши, {holder} эса уни қайд этиши керак",
  "sentence.at_council_waiting":
    "Иш Кенгаш қарорини кутмоқда: {holder} уни мажлис кун тартибига киритиши ва қарор чиқариши керак",
  "sentence.at_council_agenda":
    "Иш {day} кунги {number}-сонли мажлис кун тартибида: {holder} унда қарор чиқариши керак",
  "sentence.at_council_duplicate":
    "Иш Кенгашда, аммо участка {number}-сонли иш участкаси устига тушган: {holder} уни рўйхатга олишидан олдин бу аниқланиши керак",
  "sentence.rejected_running":
    "Иш рад қилинган: эгалловчи шикоят муддати тугагунча шикоят қилиши мумкин, сўнг иш рўйхатдан ўтмаган ҳолда ёпилади",
  "sentence.rejected_appeal":
    "Иш рад қилинган ва бунга шикоят берилган: кўриб чиқувчилар {count} та шикоятни ҳал қилиши керак",
  "sentence.registered": "Ҳуқуқ эътироф этилган ва рўйхатга олинган: иш якунланган ва энди ўзгармайди",
  "sentence.unregistered": "Ҳуқуқ эътироф этилмаган: иш рўйхатдан ўтмаган ҳолда ёпилган",
  "sentence.whole": "{said}{term}.",
  "sentence.term.running": "; {term} — {date} ({left})",
  "sentence.term.late": "; {term} {date} куни тугаган ({left})",
  "sentence.term.paused": "; {term} ҳозир тўхтатилган",
  "sentence.term.name":
    "{of, select, step {хулоса муддати} steps {хулосаларнинг энг яқин муддати} to_conclusion {муҳокамани бошлаш муддати} in_discussion {бутун муҳокама муддати} in_review {кўриб чиқиш муддати} announced {эълон муддати} at_justice {адлия текшируви муддати} in_payment {тўлов муддати} instalment {навбатдаги бўлак муддати} at_council {Кенгаш муддати} rejected {шикоят муддати} other {ишнинг умумий муддати}}",
  "sentence.organisations.choice": "{organisations} ({needed, plural, =1 {бири} other {# таси}} етарли)",
  "sentence.organisations.more": "яна {count} та ташкилот",
  "file.tab.requests": "Талаблар",
  "file.tab.notes": "Қайдлар",
  "file.tab.deadlines": "Муддатлар",
  "requests.none": "Тузатиш талаби йўқ",
  "requests.none.text": "Иш қайтарилганда нимани тузатиш кераклиги шу ерда туради.",
  "requests.open": "{count} та талаб жавобсиз: уларнинг ҳар бирига жавоб берилмагунча иш қайта топширилмайди.",
  "requests.changed": "Шундан бери ўзгарган: {facts}",
  "requests.unchanged": "Сўралган маълумот ўзгартирилмаган",
  "requests.unchanged.ask": "Ўзгартирмасдан жавоб берилсинми?",
  "requests.unchanged.ask.text": "Сўралган маълумот аввалгидек турибди. Кўриб чиқувчи ҳеч нарса ўзгармаганини кўради.",
  "terms.status": "Ҳолат муддати",
  "terms.total": "Умумий муддат",
  "terms.none": "Бу ҳолатнинг муддати йўқ",
  "terms.days.working": "{days} иш куни",
  "terms.days.calendar": "{days} тақвим куни",
  "terms.from": "Бошланган",
  "terms.ends": "Тугайди",
  "terms.ends.unknown": "муддат яна юрганда маълум бўлади",
  "terms.pauses": "Тўхтатиб турилган",
  "terms.pauses.none": "Тўхтатилмаган",
  "terms.pause": "{from} – {to}: {why}",
  "terms.pause.now": "ҳозиргача",
  "terms.why.editing": "иш таҳрирлашда",
  "terms.why.suspended": "тўлов муддати ўтган",
  "terms.why.instalments": "тўлов шартнома бўйича бўлиб-бўлиб тўланади",
  "terms.stays": "Ҳолатларда турган вақти",
  "terms.stays.from": "Кирган",
  "terms.stays.to": "Чиққан",
  "terms.stays.days": "Кун",
  "payment.bill": "Ҳисоб варақаси рақами",
  "payment.overpaid": "Ортиқча (иш ҳисобида)",
  "payment.credit": "Тушган: кейинги ҳисобга ўтади",
  "payment.refund": "Тушган: қайтарилади",
  "payment.state.open": "Тўланиши керак",
  "payment.state.paid": "Тўланган",
  "payment.state.void": "Бекор: иш қайтарилган, тўланган пул иш ҳисобида қолади",
  "payment.state.free": "Озод этилган",
  "payment.consented": "Эгалловчи розилик берган",
  "payment.due": "Тўлаш муддати",
  "payment.made": "Ҳисобланган ва қотирилган",
  "payment.row.bhm": "БҲМ ({day} дан амалда)",
  "payment.row.multiple": "Жой коэффициенти",
  "payment.row.document": "Асос ҳужжат",
  "payment.row.opens": "{what}: {sum}",
  "payment.contract": "Бўлиб-бўлиб тўлаш шартномаси {number}, {day}",
  "payment.contract.file": "Шартнома",
  "payment.instalment": "Муддат",
  "payment.instalment.state.paid": "Тўланган",
  "payment.instalment.state.due": "Кутилмоқда",
  "payment.instalment.state.overdue": "Муддати ўтган",
  "payment.receipt.by": "Ким киритган",
  "payment.receipt.imported": "банк рўйхатидан",
  "payment.receipt.cancelled": "Бекор қилинган: {day}",
  "instalments.number": "Шартнома рақами",
  "instalments.signed": "Шартнома санаси",
  "instalments.owed": "Тўланиши керак: {sum}. Бўлаклар йиғиндиси шунга тенг бўлиши керак.",
  "instalments.left": "Тақсимланмаган: {sum}",
  "instalments.row": "{n}-бўлак",
  "instalments.due": "{n}-бўлак муддати",
  "instalments.amount": "{n}-бўлак суммаси",
  "instalments.add": "Бўлак қўшиш",
  "instalments.remove": "Охирги бўлакни олиб ташлаш",
  "instalments.equal": "Тенг бўлиш",
  "instalments.file": "Шартнома нусхаси",
  "registration.title": "Иш рўйхатга олинган",
  "registration.certificate": "Гувоҳномани очиш",
  "act.confirm.submit": "Ишни топширасизми?",
  "act.confirm.submit.text": "Топширилгач, маълумотларни фақат таҳрирлашга қайтарилганда ўзгартириш мумкин.",
  "act.outside": "Участканинг {percent} фоизи {name} ҳудудидан ташқарида: жойи тўғри бўлсагина топширинг.",
  "act.outside.approximate":
    "Участканинг {percent} фоизи {name} ҳудудининг тахминий чегарасидан ташқарида: жойи тўғри бўлсагина топширинг.",
  "act.plan.none": "Барча хулосалар аввалги муҳокамадан ўтади: ҳеч кимдан сўралмайди.",
  "act.confirm.start_discussion": "Муҳокамани бошлайсизми?",
  "act.confirm.start_discussion.text":
    "Амалдаги муҳокама логикасидаги ташкилотларга хулоса учун юборилади ва уларнинг муддати бошланади.",
  "act.wait": "Бундан кейин нима бўлиши аниқланмоқда",
  "act.follows.review_announce": "Иш оммага эълон қилинади. Эълон давомида унга эътироз билдириш мумкин.",
  "act.follows.review_return":
    "Иш таҳрирлашга қайтади: муҳокама ва эълон тўхтайди, ҳисобланган тўлов бекор бўлади. Барча сўровларга жавоб берилгач, иш қайтадан топширилади.",
  "act.follows.return":
    "Иш таҳрирлашга қайтади: муҳокама ва эълон тўхтайди, ҳисобланган тўлов бекор бўлади. Барча сўровларга жавоб берилгач, иш қайтадан топширилади.",
  "act.follows.review_reject":
    "Иш рад этилади. Эгалловчи сабабини ўқийди ва шикоят муддати ичида шикоят қилиши мумкин; муддат тугагач, иш рўйхатдан ўтмаган бўлиб қолади.",
  "act.follows.justice_positive":
    "Ҳужжат имзоланади. Тўлов бугунги созламалар бўйича ҳисобланади ва ўзгармайди, эгалловчига ҳисоб юборилади; тўланадиган сумма бўлмаса, иш Кенгашга ўтади.",
  "act.follows.justice_negative": "Ҳужжат имзоланади ва иш кўриб чиқишга ўтади.",
  "act.follows.record_payment": "Киритилган сумма тўловга ҳисобланади. Тўлов тўлиқ бўлса, иш Кенгашга ўтади.",
  "act.follows.agree_instalments":
    "Ҳисобдаги муддат ўрнига шартномадаги кунлар амал қилади. Шартнома бажарилаётганда умумий муддат тўхтаб туради.",
  "act.follows.council_for": "Қарор имзоланади ва гувоҳнома берилади: иш рўйхатга олинади ва энди ўзгармайди.",
  "act.follows.council_against":
    "Қарор имзоланади ва иш рад этилади. Эгалловчи шикоят муддати ичида шикоят қилиши мумкин.",
  "complaint.decide.text":
    "Қарорни шикоят қилувчи ўз саҳифасида ўқийди, уни ўзгартириб бўлмайди. Шикоят қаноатлантирилса, иш кўриб чиқишга қайтади; рад этилса, шикоят муддати давом этади.",
  "withdraw.text":
    "Иш рўйхатдан чиқарилади; рақами ва тарихи қолади. Ер бўйича очилган бўлса, ер яна янги, тасдиқланган бўлади.",
  "withdraw.done": "{number}-рақамли иш қайтариб олинди",
  "file.fromArea": "Қайси ер бўйича очилган",
  "discussion.none": "Муҳокама ҳали бошланмаган",
  "discussion.none.text": "Иш топширилгач, муҳокама амалдаги муҳокама логикаси бўйича бошланади.",
  "discussion.diagram": "Муҳокама логикаси, {version}-версия",
  "discussion.conclusions.none": "Ҳали хулоса берилмаган",
  "discussion.closed": "{count, plural, other {Бошқа ташкилотларнинг # та хулосаси муҳокама тугагач очилади}}",
  "discussion.document": "PDF ҳужжат",
  "discussion.superseded": "Янгиланган",
  "discussion.carried": "Аввалги муҳокамадан ўтказилган",
  "payment.none": "Тўлов ҳали ҳисобланмаган",
  "payment.amount": "Ҳисобланган",
  "payment.rows": "Сумма қандай ҳисобланди",
  "payment.receipts": "Тушган тўловлар",
  "payment.receipts.none": "Тўлов тушмаган",
};

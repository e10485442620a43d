/** Texts of a file's page in Uzbek, Latin script. */
export const messages = {
  "file.present": "Shu ishni hozir ochib turganlar",
  "file.present.reads": "{name} ham shu ishda",
  "file.present.edits": "{name} oʻzgartirmoqda",
  "sentence.place_ended": "Ishning mahallasi endi yoʻq: hozirgi mahallaga joylanmaguncha u bilan hech narsa qilinmaydi",
  "sentence.editing_incomplete": "Ish tuzilmoqda: {holder} uni topshirishi uchun yana {count} ta maʼlumot yetishmaydi",
  "sentence.editing_ready": "Maʼlumotlar toʻliq: {holder} ishni xulosaga topshirishi kerak",
  "sentence.editing_returned":
    "Ish tuzatishga qaytarilgan: {holder} {count} ta talabga javob berib, uni qayta topshirishi kerak",
  "sentence.editing_answered":
    "Ish tuzatishga qaytarilgan, barcha talablarga javob berilgan: {holder} uni qayta topshirishi kerak",
  "sentence.editing_duplicate":
    "Uchastka {number}-sonli ish uchastkasi ustiga tushgan: topshirishdan oldin {holder} ular bir uchastkami yoki yoʻqmi, aniqlashi kerak",
  "sentence.to_conclusion_ready": "Ish topshirilgan: {holder} muhokamani boshlashi kerak",
  "sentence.to_conclusion_no_diagram":
    "Ish topshirilgan, ammo {count}-asos uchun amaldagi muhokama logikasi yoʻq: {holder} u amalga kirishini kutmoqda",
  "sentence.to_conclusion_no_organisation":
    "Ish topshirilgan, ammo muhokama bosqichlaridan biriga tumanda tashkilot yoʻq: {holder} u belgilanishini kutmoqda",
  "sentence.in_discussion_waiting": "Ish muhokamada: {organisations} xulosasi kutilmoqda",
  "sentence.in_discussion_overdue":
    "Ish muhokamada: {organisations} xulosani oʻz muddatida bermagan va uni berishi kerak",
  "sentence.in_review_conclusion":
    "Xulosalardan biri salbiy: {holder} ishni eʼlon qilish, qaytarish yoki rad etishni hal qilishi kerak",
  "sentence.in_review_objection":
    "Eʼtiroz qanoatlantirilgan: {holder} ishni eʼlon qilish, qaytarish yoki rad etishni hal qilishi kerak",
  "sentence.in_review_justice":
    "Adliya salbiy qaror bergan: {holder} ishni eʼlon qilish, qaytarish yoki rad etishni hal qilishi kerak",
  "sentence.in_review_refusal":
    "Egallovchi toʻlovdan voz kechgan: {holder} ishni eʼlon qilish, qaytarish yoki rad etishni hal qilishi kerak",
  "sentence.in_review_appeal":
    "Shikoyat qanoatlantirilgan: {holder} ishni eʼlon qilish, qaytarish yoki rad etishni hal qilishi kerak",
  "sentence.in_review_objections": "Ish koʻrib chiqilmoqda: {holder} avval {count} ta eʼtirozni hal qilishi kerak",
  "sentence.announced_running":
    "Ish eʼlon qilingan va uni {holder} yuritmoqda: har kim eʼtiroz bildirishi mumkin, eʼlon tugagach ish oʻz-oʻzidan adliyaga oʻtadi",
  "sentence.announced_objections":
    "Ish eʼlon qilingan: eʼlon davom etmoqda va {holder} {count} ta eʼtirozni hal qilishi kerak",
  "sentence.announced_over":
    "Eʼlon tugagan, ammo ish eʼtirozlar boʻyicha qarorni kutmoqda: {holder} {count} ta eʼtirozni hal qilgach u adliyaga oʻtadi",
  "sentence.at_justice":
    "{count, plural, =0 {Eʼlon eʼtirozsiz yakunlangan} other {Eʼlon yakunlangan, # ta eʼtiroz kelgan va qanoatlantirilmagan}}: {holder} ishning qonuniyligini tekshirishi kerak",
  "sentence.in_payment_open": "Toʻlov hisoblangan: egallovchi {amount} toʻlashi, {holder} esa uni qayd etishi kerak",
  "sentence.in_payment_instalments":
    "Toʻlov shartnoma boʻyicha boʻlib-boʻlib toʻlanmoqda: egallovchi yana {amount} toʻlashi, {holder} esa uni qayd etishi kerak",
  "sentence.in_payment_suspended":
    "Toʻlov muddati oʻtgani uchun ish toʻxtatib turilibdi: egallovchi {amount} toʻlashi, {holder} esa uni qayd etishi kerak",
  "sentence.at_council_waiting":
    "Ish Kengash qarorini kutmoqda: {holder} uni majlis kun tartibiga kiritishi va qaror chiqarishi kerak",
  "sentence.at_council_agenda":
    "Ish {day} kungi {number}-sonli majlis kun tartibida: {holder} unda qaror chiqarishi kerak",
  "sentence.at_council_duplicate":
    "Ish Kengashda, ammo uchastka {number}-sonli ish uchastkasi ustiga tushgan: {holder} uni roʻyxatga olishidan oldin bu aniqlanishi kerak",
  "sentence.rejected_running":
    "Ish rad qilingan: egallovchi shikoyat muddati tugaguncha shikoyat qilishi mumkin, soʻng ish roʻyxatdan oʻtmagan holda yopiladi",
  "sentence.rejected_appeal":
    "Ish rad qilingan va bunga shikoyat berilgan: koʻrib chiquvchilar {count} ta shikoyatni hal qilishi kerak",
  "sentence.registered": "Huquq eʼtirof etilgan va roʻyxatga olingan: ish yakunlangan va endi oʻzgarmaydi",
  "sentence.unregistered": "Huquq eʼtirof etilmagan: ish roʻyxatdan oʻtmagan holda yopilgan",
  "sentence.whole": "{said}{term}.",
  "sentence.term.running": "; {term} — {date} ({left})",
  "sentence.term.late": "; {term} {date} kuni tugagan ({left})",
  "sentence.term.paused": "; {term} hozir toʻxtatilgan",
  "sentence.term.name":
    "{of, select, step {xulosa muddati} steps {xulosalarning eng yaqin muddati} to_conclusion {muhokamani boshlash muddati} in_discussion {butun muhokama muddati} in_review {koʻrib chiqish muddati} announced {eʼlon muddati} at_justice {adliya tekshiruvi muddati} in_payment {toʻlov muddati} instalment {navbatdagi boʻlak muddati} at_council {Kengash muddati} rejected {shikoyat muddati} other {ishning umumiy muddati}}",
  "sentence.organisations.choice": "{organisations} ({needed, plural, =1 {biri} other {# tasi}} yetarli)",
  "sentence.organisations.more": "yana {count} ta tashkilot",
  "file.tab.requests": "Talablar",
  "file.tab.notes": "Qaydlar",
  "file.tab.deadlines": "Muddatlar",
  "requests.none": "Tuzatish talabi yoʻq",
  "requests.none.text": "Ish qaytarilganda nimani tuzatish kerakligi shu yerda turadi.",
  "requests.open": "{count} ta talab javobsiz: ularning har biriga javob berilmaguncha ish qayta topshirilmaydi.",
  "requests.changed": "Shundan beri oʻzgargan: {facts}",
  "requests.unchanged": "Soʻralgan maʼlumot oʻzgartirilmagan",
  "requests.unchanged.ask": "Oʻzgartirmasdan javob berilsinmi?",
  "requests.unchanged.ask.text":
    "Soʻralgan maʼlumot avvalgidek turibdi. Koʻrib chiquvchi hech narsa oʻzgarmaganini koʻradi.",
  "terms.status": "Holat muddati",
  "terms.total": "Umumiy muddat",
  "terms.none": "Bu holatning muddati yoʻq",
  "terms.days.working": "{days} ish kuni",
  "terms.days.calendar": "{days} taqvim kuni",
  "terms.from": "Boshlangan",
  "terms.ends": "Tugaydi",
  "terms.ends.unknown": "muddat yana yurganda maʼlum boʻladi",
  "terms.pauses": "Toʻxtatib turilgan",
  "terms.pauses.none": "Toʻxtatilmagan",
  "terms.pause": "{from} – {to}: {why}",
  "terms.pause.now": "hozirgacha",
  "terms.why.editing": "ish tahrirlashda",
  "terms.why.suspended": "toʻlov muddati oʻtgan",
  "terms.why.instalments": "toʻlov shartnoma boʻyicha boʻlib-boʻlib toʻlanadi",
  "terms.stays": "Holatlarda turgan vaqti",
  "terms.stays.from": "Kirgan",
  "terms.stays.to": "Chiqqan",
  "terms.stays.days": "Kun",
  "payment.bill": "Hisob varaqasi raqami",
  "payment.overpaid": "Ortiqcha (ish hisobida)",
  "payment.credit": "Tushgan: keyingi hisobga oʻtadi",
  "payment.refund": "Tushgan: qaytariladi",
  "payment.state.open": "Toʻlanishi kerak",
  "payment.state.paid": "Toʻlangan",
  "payment.state.void": "Bekor: ish qaytarilgan, toʻlangan pul ish hisobida qoladi",
  "payment.state.free": "Ozod etilgan",
  "payment.consented": "Egallovchi rozilik bergan",
  "payment.due": "Toʻlash muddati",
  "payment.made": "Hisoblangan va qotirilgan",
  "payment.row.bhm": "BHM ({day} dan amalda)",
  "payment.row.multiple": "Joy koeffitsiyenti",
  "payment.row.document": "Asos hujjat",
  "payment.row.opens": "{what}: {sum}",
  "payment.contract": "Boʻlib-boʻlib toʻlash shartnomasi {number}, {day}",
  "payment.contract.file": "Shartnoma",
  "payment.instalment": "Muddat",
  "payment.instalment.state.paid": "Toʻlangan",
  "payment.instalment.state.due": "Kutilmoqda",
  "payment.instalment.state.overdue": "Muddati oʻtgan",
  "payment.receipt.by": "Kim kiritgan",
  "payment.receipt.imported": "bank roʻyxatidan",
  "payment.receipt.cancelled": "Bekor qilingan: {day}",
  "instalments.number": "Shartnoma raqami",
  "instalments.signed": "Shartnoma sanasi",
  "instalments.owed": "Toʻlanishi kerak: {sum}. Boʻlaklar yigʻindisi shunga teng boʻlishi kerak.",
  "instalments.left": "Taqsimlanmagan: {sum}",
  "instalments.row": "{n}-boʻlak",
  "instalments.due": "{n}-boʻlak muddati",
  "instalments.amount": "{n}-boʻlak summasi",
  "instalments.add": "Boʻlak qoʻshish",
  "instalments.remove": "Oxirgi boʻlakni olib tashlash",
  "instalments.equal": "Teng boʻlish",
  "instalments.file": "Shartnoma nusxasi",
  "registration.title": "Ish roʻyxatga olingan",
  "registration.certificate": "Guvohnomani ochish",
  "act.confirm.submit": "Ishni topshirasizmi?",
  "act.confirm.submit.text": "Topshirilgach, maʼlumotlarni faqat tahrirlashga qaytarilganda oʻzgartirish mumkin.",
  "act.outside": "Uchastkaning {percent} foizi {name} hududidan tashqarida: joyi toʻgʻri boʻlsagina topshiring.",
  "act.outside.approximate":
    "Uchastkaning {percent} foizi {name} hududining taxminiy chegarasidan tashqarida: joyi toʻgʻri boʻlsagina topshiring.",
  "act.plan.none": "Barcha xulosalar avvalgi muhokamadan oʻtadi: hech kimdan soʻralmaydi.",
  "act.confirm.start_discussion": "Muhokamani boshlaysizmi?",
  "act.confirm.start_discussion.text":
    "Amaldagi muhokama logikasidagi tashkilotlarga xulosa uchun yuboriladi va ularning muddati boshlanadi.",
  "act.wait": "Bundan keyin nima boʻlishi aniqlanmoqda",
  "act.follows.review_announce": "Ish ommaga eʼlon qilinadi. Eʼlon davomida unga eʼtiroz bildirish mumkin.",
  "act.follows.review_return":
    "Ish tahrirlashga qaytadi: muhokama va eʼlon toʻxtaydi, hisoblangan toʻlov bekor boʻladi. Barcha soʻrovlarga javob berilgach, ish qaytadan topshiriladi.",
  "act.follows.return":
    "Ish tahrirlashga qaytadi: muhokama va eʼlon toʻxtaydi, hisoblangan toʻlov bekor boʻladi. Barcha soʻrovlarga javob berilgach, ish qaytadan topshiriladi.",
  "act.follows.review_reject":
    "Ish rad etiladi. Egallovchi sababini oʻqiydi va shikoyat muddati ichida shikoyat qilishi mumkin; muddat tugagach, ish roʻyxatdan oʻtmagan boʻlib qoladi.",
  "act.follows.justice_positive":
    "Hujjat imzolanadi. Toʻlov bugungi sozlamalar boʻyicha hisoblanadi va oʻzgarmaydi, egallovchiga hisob yuboriladi; toʻlanadigan summa boʻlmasa, ish Kengashga oʻtadi.",
  "act.follows.justice_negative": "Hujjat imzolanadi va ish koʻrib chiqishga oʻtadi.",
  "act.follows.record_payment": "Kiritilgan summa toʻlovga hisoblanadi. Toʻlov toʻliq boʻlsa, ish Kengashga oʻtadi.",
  "act.follows.agree_instalments":
    "Hisobdagi muddat oʻrniga shartnomadagi kunlar amal qiladi. Shartnoma bajarilayotganda umumiy muddat toʻxtab turadi.",
  "act.follows.council_for": "Qaror imzolanadi va guvohnoma beriladi: ish roʻyxatga olinadi va endi oʻzgarmaydi.",
  "act.follows.council_against":
    "Qaror imzolanadi va ish rad etiladi. Egallovchi shikoyat muddati ichida shikoyat qilishi mumkin.",
  "complaint.decide.text":
    "Qarorni shikoyat qiluvchi oʻz sahifasida oʻqiydi, uni oʻzgartirib boʻlmaydi. Shikoyat qanoatlantirilsa, ish koʻrib chiqishga qaytadi; rad etilsa, shikoyat muddati davom etadi.",
  "withdraw.text":
    "Ish roʻyxatdan chiqariladi; raqami va tarixi qoladi. Yer boʻyicha ochilgan boʻlsa, yer yana yangi, tasdiqlangan boʻladi.",
  "withdraw.done": "{number}-raqamli ish qaytarib olindi",
  "file.fromArea": "Qaysi yer boʻyicha ochilgan",
  "discussion.none": "Muhokama hali boshlanmagan",
  "discussion.none.text": "Ish topshirilgach, muhokama amaldagi muhokama logikasi boʻyicha boshlanadi.",
  "discussion.diagram": "Muhokama logikasi, {version}-versiya",
  "discussion.conclusions.none": "Hali xulosa berilmagan",
  "discussion.closed": "{count, plural, other {Boshqa tashkilotlarning # ta xulosasi muhokama tugagach ochiladi}}",
  "discussion.document": "PDF hujjat",
  "discussion.superseded": "Yangilangan",
  "discussion.carried": "Avvalgi muhokamadan oʻtkazilgan",
  "payment.none": "Toʻlov hali hisoblanmagan",
  "payment.amount": "Hisoblangan",
  "payment.rows": "Summa qanday hisoblandi",
  "payment.receipts": "Tushgan toʻlovlar",
  "payment.receipts.none": "Toʻlov tushmagan",
};

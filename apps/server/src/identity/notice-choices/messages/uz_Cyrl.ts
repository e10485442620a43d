import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters and SMS, in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "sms.application.arrived": "{count, plural, =1 {Ер: {number} иш сизга келди} other {Ер: сизга # та иш келди}}",
  "sms.application.returned":
    "{count, plural, =1 {Ер: {number} иш таҳрирлашга қайтарилди} other {Ер: # та иш таҳрирлашга қайтарилди}}",
  "sms.application.resubmitted":
    "{count, plural, =1 {Ер: {number} иш қайта топширилди} other {Ер: # та иш қайта топширилди}}",
  "sms.application.noted": "Ер: сизни {number} ишдаги қайдда тилга олдилар",
  "sms.conclusion.asked":
    "{count, plural, =1 {Ер: {number} иш бўйича хулосангиз сўралди} other {Ер: # та иш бўйича хулосангиз сўралди}}",
  "sms.application.decided":
    "Ер: {count, plural, =1 {сиз топширган {number} иш бўйича қарор бор} other {сиз топширган # та иш бўйича қарор бор}}",
  "sms.conclusion.soon":
    "Ер: {count, plural, =1 {{number} иш бўйича хулоса муддати яқин} other {# та хулоса муддати яқин}}",
  "sms.conclusion.late":
    "Ер: {count, plural, =1 {{number} иш бўйича хулоса муддати ўтди} other {# та хулоса муддати ўтди}}",
  "sms.objection.received": "{count, plural, =1 {Ер: {number} ишга эътироз келди} other {Ер: # та эътироз келди}}",
  "sms.objection.decided":
    "{count, plural, =1 {Ер: {number} ишга эътироз ҳал қилинди} other {Ер: # та эътироз ҳал қилинди}}",
  "sms.complaint.received": "{count, plural, =1 {Ер: {number} иш бўйича шикоят келди} other {Ер: # та шикоят келди}}",
  "sms.deadline.escalated":
    "{count, plural, =1 {Ер: {number} ишнинг муддати {days} кун ўтди} other {Ер: # та ишнинг муддати ўтди}}",
  "sms.own.moved": "Ер: {number} ишингиз янги ҳолатда: {status}",
  "sms.own.objection":
    "Ер: {number} иш бўйича эътирозингиз {verdict, select, upheld {қаноатлантирилди} dismissed {рад этилди} other {кўриб чиқилди}}",
  "sms.own.objected": "Ер: {number} ишингизга эътироз билдирилди",
  "sms.own.objection-decided":
    "Ер: {number} ишингизга билдирилган {objections, plural, =1 {эътироз} other {# та эътироз}} {verdict, select, upheld {қаноатлантирилди} dismissed {рад этилди} withdrawn {қайтариб олинди} other {кўриб чиқилди}}",
  "sms.own.complaint":
    "Ер: {number} иш бўйича шикоятингиз {verdict, select, upheld {қаноатлантирилди} dismissed {рад этилди} other {кўриб чиқилди}}",
  "sms.own.receipt": "Ер: {number} ишингиз бўйича тўлов қабул қилинди",
  "sms.own.reminder": "Ер: {number} ишингиз бўйича тўлов кутилмоқда",
  "sms.own.plan":
    "Ер: {ends, select, true {{place}: ерларни ўрганиш бекор қилинди} other {{place}: ерлар {from} – {to} кунлари ўрганилади}}",
  "sms.conclusion.delegated": "Ер: {number} иш бўйича хулоса сизга топширилди",
  "sms.conclusion.taken-over": "Ер: {number} иш бўйича хулоса сиздан олинди",
  "sms.view.entered":
    "{count, plural, =1 {Ер: кузатилаётган кўринишга {number} иш кирди} other {Ер: кузатилаётган кўринишга # та иш кирди}}",
  "sms.bulk.ended":
    "Ер: кўп иш бирданига тугади, {did, select, mended {{total} та ердан {moved} таси тузатилди} refused {{total} та ердан {moved} тасининг текшируви рад этилди} accepted {{total} та ердан {moved} тасининг текшируви қабул қилинди} confirmed {{total} та ердан {moved} таси тасдиқланди} signed {{total} та хулосадан {moved} таси имзоланди} reminded {{total} та тўловдан {moved} таси эслатилди} agenda {{total} та ишдан {moved} таси кун тартибига киритилди} area {{total} та ердан {moved} таси ўтказилди} application {{total} та ишдан {moved} таси ўтказилди} other {{total} тадан {moved} таси бажарилди}}",
  "sms.export.ready": "Ер: экспорт қилинган файл тайёр",
  "sms.export.failed": "Ер: экспорт қилинмади",
  "sms.schedule.proposed":
    "Ер: {count, plural, =1 {{place}: режа-жадвал тасдиқлашингизни кутмоқда} other {# та режа-жадвал тасдиқлашингизни кутмоқда}}",
  "sms.schedule.approved":
    "Ер: {count, plural, =1 {{place}: режа-жадвал тасдиқланди, {from} – {to}} other {# та режа-жадвал тасдиқланди}}",
  "sms.schedule.returned":
    "Ер: {count, plural, =1 {{place}: режа-жадвал қайтарилди} other {# та режа-жадвал қайтарилди}}",
  "sms.schedule.changed":
    "Ер: {count, plural, =1 {{place}: режа-жадвал ўзгарди, энди {from} – {to}} other {# та режа-жадвал ўзгарди}}",
  "sms.schedule.cancelled":
    "Ер: {count, plural, =1 {{place}: режа-жадвал бекор қилинди} other {# та режа-жадвал бекор қилинди}}",
  "sms.schedule.late":
    "Ер: {count, plural, =1 {{place}: режа-жадвал ортда қолмоқда} other {# та режа-жадвал ортда қолмоқда}}",
  "sms.area.told":
    "Ер: {count, plural, =1 {фуқаро ер ҳақида хабар берди: {number}} other {{place}: фуқаролар # та ер ҳақида хабар берди}}",
  "sms.area.sent":
    "Ер: {count, plural, =1 {{number} ер сизга назоратга келди} other {{place}: # та ер сизга назоратга келди}}",
  "sms.account.device": "Ер: ҳисобингизга янги қурилмадан кирилди. Бу сиз бўлмасангиз, ҳамма сеансларни тугатинг",
  "sms.account.email":
    "Ер: ҳисобингиздаги почта манзили ўзгарди. Буни сиз қилмаган бўлсангиз, ҳамма сеансларни тугатинг",
  "sms.several": "Ер: {count} та янги хабар. {kinds}",
  "sms.digest": "Ер: кунлик жамланма. {kinds}",
  "email.one": "Ер: {kind}",
  "email.several": "Ер: {count} та янги хабар",
  "email.digest": "Ер: кунлик жамланма, {count} та хабар",
  "email.foot": "Қандай хабарлар келишини бу ерда танлайсиз:",
  group: "{kind}: {count}",
  "sms.correction.proposed": "Ер: {number} иш бўйича тўловни бекор қилишга тасдиғингиз керак",
  "sms.correction.answered": "Ер: {number} иш тўлови бўйича таклифингизга жавоб берилди",
  "sms.refund.proposed": "Ер: {number} иш бўйича пул қайтариш тасдиғингизни кутмоқда",
  "sms.refund.moved": "Ер: {number} иш бўйича пул қайтариш олдинга силжиди",
  "sms.return.moved": "Ер: {document} тушумни қайтариш олдинга силжиди",
  "sms.own.correction": "Ер: {number} ишингизга янглиш киритилган тўлов бекор қилинди",
  "sms.own.refund": "Ер: {number} ишингиз бўйича пул қайтарилди",
  "sms.own.instalments": "Ер: {number} ишингиз бўйича бўлиб-бўлиб тўлаш сўровига жавоб берилди",
  "sms.instalments.asked": "Ер: {number} иш бўйича бўлиб-бўлиб тўлаш сўралди: жавобингиз керак",
};

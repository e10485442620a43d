import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters and SMS, in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "sms.application.arrived":
    "{count, plural, =1 {Yer: {number} номзод сизга келди} other {Yer: сизга # та номзод келди}}",
  "sms.application.returned":
    "{count, plural, =1 {Yer: {number} номзод таҳрирлашга қайтарилди} other {Yer: # та номзод таҳрирлашга қайтарилди}}",
  "sms.application.resubmitted":
    "{count, plural, =1 {Yer: {number} номзод қайта топширилди} other {Yer: # та номзод қайта топширилди}}",
  "sms.application.noted": "Ер: сизни {number} номзоддаги қайдда тилга олдилар",
  "sms.conclusion.asked":
    "{count, plural, =1 {Yer: {number} номзод бўйича хулосангиз сўралди} other {Yer: # та номзод бўйича хулосангиз сўралди}}",
  "sms.application.decided":
    "Ер: {count, plural, =1 {сиз топширган {number} номзод бўйича қарор бор} other {сиз топширган # та номзод бўйича қарор бор}}",
  "sms.conclusion.soon":
    "Ер: {count, plural, =1 {{number} номзод бўйича хулоса муддати яқин} other {# та хулоса муддати яқин}}",
  "sms.conclusion.late":
    "Ер: {count, plural, =1 {{number} номзод бўйича хулоса муддати ўтди} other {# та хулоса муддати ўтди}}",
  "sms.objection.received":
    "{count, plural, =1 {Yer: {number} номзодга эътироз келди} other {Yer: # та эътироз келди}}",
  "sms.objection.decided":
    "{count, plural, =1 {Yer: {number} номзодга эътироз ҳал қилинди} other {Yer: # та эътироз ҳал қилинди}}",
  "sms.complaint.received":
    "{count, plural, =1 {Yer: {number} номзод бўйича шикоят келди} other {Yer: # та шикоят келди}}",
  "sms.deadline.escalated":
    "{count, plural, =1 {Ер: {number} номзоднинг муддати {days} кун ўтди} other {Ер: # та номзоднинг муддати ўтди}}",
  "sms.own.moved": "Yer: {number} ишингиз янги ҳолатда: {status}",
  "sms.own.objection": "Yer: {number} иш бўйича эътирозингизга жавоб берилди",
  "sms.own.receipt": "Yer: {number} ишингиз бўйича тўлов қабул қилинди",
  "sms.conclusion.delegated": "Ер: {number} номзод бўйича хулоса сизга топширилди",
  "sms.conclusion.taken-over": "Ер: {number} номзод бўйича хулоса сиздан олинди",
  "sms.view.entered":
    "{count, plural, =1 {Ер: кузатилаётган кўринишга {number} иш кирди} other {Ер: кузатилаётган кўринишга # та иш кирди}}",
  "sms.bulk.ended": "Ер: кўп иш бирданига тугади, {total} тадан {moved} таси ўтказилди",
  "sms.export.ready": "Ер: экспорт қилинган файл тайёр",
  "sms.export.failed": "Ер: экспорт қилинмади",
  "sms.account.device": "Ер: ҳисобингизга янги қурилмадан кирилди. Бу сиз бўлмасангиз, ҳамма сеансларни тугатинг",
  "sms.account.email":
    "Ер: ҳисобингиздаги почта манзили ўзгарди. Буни сиз қилмаган бўлсангиз, ҳамма сеансларни тугатинг",
  "sms.several": "Ер: {count} та янги хабар. {kinds}",
  "sms.digest": "Ер: кунлик хулоса. {kinds}",
  "email.one": "Ер: {kind}",
  "email.several": "Ер: {count} та янги хабар",
  "email.digest": "Ер: кунлик хулоса, {count} та хабар",
  "email.foot": "Қандай хабарлар келишини бу ерда танлайсиз:",
  group: "{kind}: {count}",
};

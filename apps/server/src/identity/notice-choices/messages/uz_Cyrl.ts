import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters and SMS, in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "sms.deadline.escalated":
    "{count, plural, =1 {Ер: {number} номзоднинг муддати {days} кун ўтди} other {Ер: # та номзоднинг муддати ўтди}}",
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

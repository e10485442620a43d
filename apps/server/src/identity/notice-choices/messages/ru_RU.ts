import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters and SMS, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "sms.application.arrived":
    "{count, plural, =1 {Yer: дело {number} поступило к вам} other {Yer: к вам поступили дела, #}}",
  "sms.application.returned":
    "{count, plural, =1 {Yer: дело {number} возвращено на редактирование} other {Yer: возвращены дела, #}}",
  "sms.application.resubmitted":
    "{count, plural, =1 {Yer: дело {number} подано снова} other {Yer: поданы снова дела, #}}",
  "sms.application.noted": "Yer: вас упомянули в заметке к делу {number}",
  "sms.conclusion.asked":
    "{count, plural, =1 {Yer: запрошено ваше заключение по делу {number}} other {Yer: запрошены ваши заключения, #}}",
  "sms.application.decided":
    "Yer: {count, plural, =1 {есть решение по переданному вами делу {number}} other {переданных вами дел с решением: #}}",
  "sms.conclusion.soon":
    "Yer: {count, plural, =1 {подходит срок заключения по делу {number}} other {подходит срок заключений: #}}",
  "sms.conclusion.late":
    "Yer: {count, plural, =1 {истёк срок заключения по делу {number}} other {истёк срок заключений: #}}",
  "sms.objection.received":
    "{count, plural, =1 {Yer: возражение по делу {number}} other {Yer: поступили возражения, #}}",
  "sms.objection.decided":
    "{count, plural, =1 {Yer: решено возражение по делу {number}} other {Yer: решены возражения, #}}",
  "sms.complaint.received": "{count, plural, =1 {Yer: жалоба по делу {number}} other {Yer: поступили жалобы, #}}",
  "sms.deadline.escalated":
    "{count, plural, =1 {Yer: дело {number} просрочено на {days, plural, one {# день} few {# дня} other {# дней}}} one {Yer: # дело просрочено} few {Yer: # дела просрочены} other {Yer: # дел просрочено}}",
  "sms.own.moved": "Yer: Ваше дело {number} теперь в статусе «{status}»",
  "sms.own.objection": "Yer: На ваше возражение по делу {number} дан ответ",
  "sms.own.receipt": "Yer: по вашему делу {number} принята оплата",
  "sms.conclusion.delegated": "Yer: вам поручено заключение по делу {number}",
  "sms.conclusion.taken-over": "Yer: у вас забрали заключение по делу {number}",
  "sms.view.entered":
    "{count, plural, =1 {Yer: в отслеживаемый вид попало дело {number}} one {Yer: в отслеживаемый вид попало # дело} few {Yer: в отслеживаемый вид попали # дела} other {Yer: в отслеживаемый вид попало # дел}}",
  "sms.bulk.ended": "Yer: перемещение дел закончено, {moved} из {total}",
  "sms.export.ready": "Yer: выгруженный файл готов",
  "sms.export.failed": "Yer: выгрузка не удалась",
  "sms.account.device": "Yer: вход в вашу запись с нового устройства. Если это не вы, завершите все сеансы",
  "sms.account.email": "Yer: изменён адрес почты вашей записи. Если это не вы, завершите все сеансы",
  "sms.several":
    "{count, plural, one {Yer: # новое уведомление} few {Yer: # новых уведомления} other {Yer: # новых уведомлений}}. {kinds}",
  "sms.digest": "Yer: сводка за день. {kinds}",
  "email.one": "Yer: {kind}",
  "email.several":
    "{count, plural, one {Yer: # новое уведомление} few {Yer: # новых уведомления} other {Yer: # новых уведомлений}}",
  "email.digest":
    "{count, plural, one {Yer: сводка за день, # уведомление} few {Yer: сводка за день, # уведомления} other {Yer: сводка за день, # уведомлений}}",
  "email.foot": "Какие уведомления приходят, вы выбираете здесь:",
  group: "{kind}: {count}",
};

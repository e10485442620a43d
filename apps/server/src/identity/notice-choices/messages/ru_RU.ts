import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters and SMS, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "sms.application.arrived":
    "{count, plural, =1 {Ер: дело {number} поступило к вам} other {Ер: к вам поступили дела, #}}",
  "sms.application.returned":
    "{count, plural, =1 {Ер: дело {number} возвращено на доработку} other {Ер: возвращены дела, #}}",
  "sms.application.resubmitted":
    "{count, plural, =1 {Ер: дело {number} подано снова} other {Ер: поданы снова дела, #}}",
  "sms.application.noted": "Ер: вас упомянули в заметке к делу {number}",
  "sms.conclusion.asked":
    "{count, plural, =1 {Ер: запрошено ваше заключение по делу {number}} other {Ер: запрошены ваши заключения, #}}",
  "sms.application.decided":
    "{count, plural, =1 {Ер: есть решение по поданному вами делу {number}} other {Ер: поданных вами дел с решением: #}}",
  "sms.conclusion.soon":
    "Ер: {count, plural, =1 {подходит срок заключения по делу {number}} other {подходит срок заключений: #}}",
  "sms.conclusion.late":
    "Ер: {count, plural, =1 {истёк срок заключения по делу {number}} other {истёк срок заключений: #}}",
  "sms.objection.received": "{count, plural, =1 {Ер: возражение по делу {number}} other {Ер: поступили возражения, #}}",
  "sms.objection.decided":
    "{count, plural, =1 {Ер: решено возражение по делу {number}} other {Ер: решены возражения, #}}",
  "sms.complaint.received": "{count, plural, =1 {Ер: жалоба по делу {number}} other {Ер: поступили жалобы, #}}",
  "sms.deadline.escalated":
    "{count, plural, =1 {Ер: дело {number} просрочено на {days, plural, one {# день} few {# дня} other {# дней}}} one {Ер: # дело просрочено} few {Ер: # дела просрочены} other {Ер: # дел просрочено}}",
  "sms.own.moved": "Ер: Ваше дело {number} теперь в статусе «{status}»",
  "sms.own.objection": "Ер: На ваше возражение по делу {number} дан ответ",
  "sms.own.receipt": "Ер: по вашему делу {number} принята оплата",
  "sms.conclusion.delegated": "Ер: вам поручено заключение по делу {number}",
  "sms.conclusion.taken-over": "Ер: у вас забрали заключение по делу {number}",
  "sms.view.entered":
    "{count, plural, =1 {Ер: в отслеживаемый вид попало дело {number}} one {Ер: в отслеживаемый вид попало # дело} few {Ер: в отслеживаемый вид попали # дела} other {Ер: в отслеживаемый вид попало # дел}}",
  "sms.bulk.ended": "Ер: перемещение дел закончено, {moved} из {total}",
  "sms.export.ready": "Ер: выгруженный файл готов",
  "sms.export.failed": "Ер: выгрузка не удалась",
  "sms.account.device": "Ер: вход в вашу запись с нового устройства. Если это не вы, завершите все сеансы",
  "sms.account.email": "Ер: изменён адрес почты вашей записи. Если это не вы, завершите все сеансы",
  "sms.several":
    "{count, plural, one {Ер: # новое уведомление} few {Ер: # новых уведомления} other {Ер: # новых уведомлений}}. {kinds}",
  "sms.digest": "Ер: сводка за день. {kinds}",
  "email.one": "Ер: {kind}",
  "email.several":
    "{count, plural, one {Ер: # новое уведомление} few {Ер: # новых уведомления} other {Ер: # новых уведомлений}}",
  "email.digest":
    "{count, plural, one {Ер: сводка за день, # уведомление} few {Ер: сводка за день, # уведомления} other {Ер: сводка за день, # уведомлений}}",
  "email.foot": "Какие уведомления приходят, вы выбираете здесь:",
  group: "{kind}: {count}",
};

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
  "sms.own.moved": "Ер: ваше дело {number} теперь в статусе «{status}»",
  "sms.own.objection":
    "Ер: ваше возражение по делу {number} {verdict, select, upheld {удовлетворено} dismissed {отклонено} other {рассмотрено}}",
  "sms.own.objected": "Ер: по вашему делу {number} поступило возражение",
  "sms.own.objection-decided":
    "Ер: по вашему делу {number} {verdict, select, upheld {удовлетворено} dismissed {отклонено} withdrawn {отозвано} other {рассмотрено}} {objections, plural, =1 {возражение} one {# возражение} few {# возражения} other {# возражений}}",
  "sms.own.complaint":
    "Ер: ваша жалоба по делу {number} {verdict, select, upheld {удовлетворена} dismissed {отклонена} other {рассмотрена}}",
  "sms.own.receipt": "Ер: по вашему делу {number} принята оплата",
  "sms.own.reminder": "Ер: по вашему делу {number} ожидается оплата",
  "sms.own.plan":
    "Ер: {ends, select, true {{place}: обследование земель отменено} other {{place}: земли обследуют {from} – {to}}}",
  "sms.conclusion.delegated": "Ер: вам поручено заключение по делу {number}",
  "sms.conclusion.taken-over": "Ер: у вас забрали заключение по делу {number}",
  "sms.view.entered":
    "{count, plural, =1 {Ер: в отслеживаемый вид попало дело {number}} one {Ер: в отслеживаемый вид попало # дело} few {Ер: в отслеживаемый вид попали # дела} other {Ер: в отслеживаемый вид попало # дел}}",
  "sms.bulk.ended":
    "Ер: действие со многими закончено, {did, select, mended {исправлено участков: {moved} из {total}} refused {проверка отклонена, участков: {moved} из {total}} accepted {проверка принята, участков: {moved} из {total}} confirmed {подтверждено участков: {moved} из {total}} signed {подписано заключений: {moved} из {total}} reminded {напомнено о платежах: {moved} из {total}} agenda {внесено в повестку дел: {moved} из {total}} area {перемещено участков: {moved} из {total}} application {перемещено дел: {moved} из {total}} other {выполнено {moved} из {total}}}",
  "sms.export.ready": "Ер: выгруженный файл готов",
  "sms.export.failed": "Ер: выгрузка не удалась",
  "sms.schedule.proposed":
    "Ер: {count, plural, =1 {{place}: план-график ждёт вашего утверждения} one {# план-график ждёт вашего утверждения} few {# плана-графика ждут вашего утверждения} other {# планов-графиков ждут вашего утверждения}}",
  "sms.schedule.approved":
    "Ер: {count, plural, =1 {{place}: план-график утверждён, {from} – {to}} one {утверждён # план-график} few {утверждены # плана-графика} other {утверждено # планов-графиков}}",
  "sms.schedule.returned":
    "Ер: {count, plural, =1 {{place}: план-график возвращён} one {возвращён # план-график} few {возвращены # плана-графика} other {возвращено # планов-графиков}}",
  "sms.schedule.changed":
    "Ер: {count, plural, =1 {{place}: план-график изменён, теперь {from} – {to}} one {изменён # план-график} few {изменены # плана-графика} other {изменено # планов-графиков}}",
  "sms.schedule.cancelled":
    "Ер: {count, plural, =1 {{place}: план-график отменён} one {отменён # план-график} few {отменены # плана-графика} other {отменено # планов-графиков}}",
  "sms.schedule.late":
    "Ер: {count, plural, =1 {{place}: план-график отстаёт} one {отстаёт # план-график} few {отстают # плана-графика} other {отстают # планов-графиков}}",
  "sms.area.told":
    "Ер: {count, plural, =1 {гражданин сообщил об участке {number}} other {{place}: сообщений граждан об участках: #}}",
  "sms.area.sent":
    "Ер: {count, plural, =1 {участок {number} поступил к вам на контроль} one {{place}: к вам на контроль поступил # участок} few {{place}: к вам на контроль поступили # участка} other {{place}: к вам на контроль поступило # участков}}",
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
  "sms.correction.proposed": "Ер: предложено отменить платёж по делу {number}: нужно ваше утверждение",
  "sms.correction.answered": "Ер: на ваше предложение о платеже по делу {number} ответили",
  "sms.refund.proposed": "Ер: возврат по делу {number} ждёт вашего утверждения",
  "sms.refund.moved": "Ер: возврат по делу {number} продвинулся",
  "sms.return.moved": "Ер: возврат поступления {document} продвинулся",
  "sms.own.correction": "Ер: платёж, ошибочно внесённый по вашему делу {number}, отменён",
  "sms.own.refund": "Ер: по вашему делу {number} возвращены деньги",
  "sms.own.instalments": "Ер: на вашу просьбу о рассрочке по делу {number} дан ответ",
  "sms.instalments.asked": "Ер: по делу {number} просят о рассрочке: нужен ваш ответ",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** What people are told, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "notice.application.arrived":
    "{count, plural, =1 {Дело {number} поступило к вам: {status}} one {К вам поступило # дело: {status}} few {К вам поступило # дела: {status}} other {К вам поступило # дел: {status}}}",
  "notice.application.returned":
    "{count, plural, =1 {Дело {number} возвращено на доработку} one {На доработку возвращено # дело} few {На доработку возвращено # дела} other {На доработку возвращено # дел}}",
  "notice.application.resubmitted":
    "{count, plural, =1 {Дело {number} исправлено и подано снова} one {Исправлено и подано снова # дело} few {Исправлено и подано снова # дела} other {Исправлено и подано снова # дел}}",
  "notice.application.noted": "{by} упоминает вас в заметке к делу {number}",
  "notice.conclusion.asked":
    "{count, plural, =1 {Запрошено заключение вашей организации по делу {number}} one {Запрошено заключение вашей организации по # делу} other {Запрошены заключения вашей организации по # делам}}",
  "notice.application.decided":
    "{count, plural, =1 {По поданному вами делу {number} решено: {status}} one {По # поданному вами делу решено: {status}} other {По # поданным вами делам решено: {status}}}",
  "notice.conclusion.soon":
    "{count, plural, =1 {Подходит срок заключения по делу {number}} one {Подходит срок # заключения} other {Подходит срок # заключений}}",
  "notice.conclusion.late":
    "{count, plural, =1 {Истёк срок заключения по делу {number}} one {Истёк срок # заключения} other {Истёк срок # заключений}}",
  "notice.objection.received":
    "{count, plural, =1 {Поступило возражение по делу {number}} one {Поступило # возражение} few {Поступило # возражения} other {Поступило # возражений}}",
  "notice.objection.decided":
    "{count, plural, =1 {Решено возражение по делу {number}} one {Решено # возражение} few {Решено # возражения} other {Решено # возражений}}",
  "notice.complaint.received":
    "{count, plural, =1 {Поступила жалоба по делу {number}} one {Поступила # жалоба} few {Поступило # жалобы} other {Поступило # жалоб}}",
  "notice.deadline.escalated":
    "{count, plural, =1 {Дело {number} просрочено на {days, plural, one {# день} few {# дня} other {# дней}}: {status}} one {# дело просрочено: {status}} few {# дела просрочены: {status}} other {# дел просрочено: {status}}}",
  "notice.own.moved": "Ваше дело {number} теперь в статусе «{status}»",
  "notice.own.objection":
    "Ваше возражение по делу {number} {verdict, select, upheld {удовлетворено} dismissed {отклонено} other {рассмотрено}}",
  "notice.own.objected": "По вашему делу {number} поступило возражение",
  "notice.own.objection-decided":
    "По вашему делу {number} {verdict, select, upheld {удовлетворено} dismissed {отклонено} withdrawn {отозвано} other {рассмотрено}} {objections, plural, =1 {возражение} one {# возражение} few {# возражения} other {# возражений}}",
  "notice.own.complaint":
    "Ваша жалоба по делу {number} {verdict, select, upheld {удовлетворена} dismissed {отклонена} other {рассмотрена}}",
  "notice.own.receipt": "По вашему делу {number} принята оплата",
  "notice.own.reminder": "По вашему делу {number} ожидается оплата",
  "notice.own.plan":
    "{ends, select, true {{place}: обследование земель отменено} other {{place}: земли обследуют {from} – {to}}}",
  "notice.conclusion.delegated": "{by} поручает вам заключение по делу {number} ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} забирает у вас заключение по делу {number} ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {В вид «{view}» попало дело {number}} one {В вид «{view}» попало # дело} few {В вид «{view}» попали # дела} other {В вид «{view}» попало # дел}}",
  "notice.bulk.ended": "Много дел сразу: выполнено {moved} из {total}",
  "notice.export.ready": "Выгруженный файл готов, строк: {rows}",
  "notice.export.failed": "Выгрузка не удалась: файл не создан",
  "notice.schedule.proposed":
    "{count, plural, =1 {{place}: план-график ждёт вашего утверждения} one {# план-график ждёт вашего утверждения} few {# плана-графика ждут вашего утверждения} other {# планов-графиков ждут вашего утверждения}}",
  "notice.schedule.approved":
    "{count, plural, =1 {{place}: план-график утверждён, {from} – {to}} one {Утверждён # план-график} few {Утверждены # плана-графика} other {Утверждено # планов-графиков}}",
  "notice.schedule.returned":
    "{count, plural, =1 {{place}: план-график возвращён с указанием причины} one {Возвращён # план-график} few {Возвращены # плана-графика} other {Возвращено # планов-графиков}}",
  "notice.schedule.changed":
    "{count, plural, =1 {{place}: план-график изменён, теперь {from} – {to}} one {Изменён # план-график} few {Изменены # плана-графика} other {Изменено # планов-графиков}}",
  "notice.schedule.cancelled":
    "{count, plural, =1 {{place}: план-график отменён} one {Отменён # план-график} few {Отменены # плана-графика} other {Отменено # планов-графиков}}",
  "notice.schedule.late":
    "{count, plural, =1 {{place}: план-график отстаёт} one {Отстаёт # план-график} few {Отстают # плана-графика} other {Отстают # планов-графиков}}",
  "notice.area.told":
    "{count, plural, =1 {Гражданин сообщил об участке, который занимает: {number} ({place})} other {{place}: граждане сообщили об участках, которые занимают: #}}",
  "notice.area.sent":
    "{count, plural, =1 {Участок {number} ({place}) поступил к вам на контроль} one {{place}: к вам на контроль поступил # участок} few {{place}: к вам на контроль поступили # участка} other {{place}: к вам на контроль поступило # участков}}",
  "notice.account.device": "В вашу учётную запись вошли с нового устройства. Если это были не вы, завершите все сеансы",
  "notice.account.email": "Изменён ваш адрес почты для уведомлений. Если это сделали не вы, завершите все сеансы",
  "kind.application.arrived": "Поступившие к вам дела",
  "kind.application.returned": "Возвращённые на доработку дела",
  "kind.application.resubmitted": "Поданные снова дела",
  "kind.application.noted": "Заметки, где вас упомянули",
  "kind.conclusion.asked": "Запрошенные заключения",
  "kind.application.decided": "Решения по поданным вами делам",
  "kind.conclusion.soon": "Заключения, срок которых подходит",
  "kind.conclusion.late": "Заключения, срок которых истёк",
  "kind.objection.received": "Поступившие возражения",
  "kind.objection.decided": "Решённые возражения",
  "kind.complaint.received": "Поступившие жалобы",
  "kind.deadline.escalated": "Просроченные дела",
  "kind.own.moved": "Изменения по вашему делу",
  "kind.own.objection": "Ответ на ваше возражение",
  "kind.own.objected": "Новые возражения по вашему делу",
  "kind.own.objection-decided": "Решения по возражениям на ваше дело",
  "kind.own.complaint": "Решение по вашей жалобе",
  "kind.own.receipt": "Оплата по вашему делу",
  "kind.own.reminder": "Напоминания об оплате",
  "kind.own.plan": "Дни обследования вашей махалли",
  "kind.conclusion.delegated": "Порученные вам заключения",
  "kind.conclusion.taken-over": "Забранные у вас заключения",
  "kind.view.entered": "Дела, попавшие в отслеживаемый вид",
  "kind.bulk.ended": "Действие со многими закончено",
  "kind.export.ready": "Выгруженный файл готов",
  "kind.export.failed": "Выгрузка не удалась",
  "kind.schedule.proposed": "Планы-графики, ждущие вашего утверждения",
  "kind.schedule.approved": "Утверждённые планы-графики",
  "kind.schedule.returned": "Возвращённые планы-графики",
  "kind.schedule.changed": "Изменённые планы-графики",
  "kind.schedule.cancelled": "Отменённые планы-графики",
  "kind.schedule.late": "Отстающие планы-графики",
  "kind.area.told": "Участки, о которых сообщили граждане",
  "kind.area.sent": "Участки, поступившие к вам на контроль",
  "kind.account.device": "Вход с нового устройства",
  "kind.account.email": "Изменение адреса почты",
  "notice.correction.proposed": "{by} предлагает отменить платёж по делу {number}: нужно ваше утверждение",
  "notice.correction.answered": "{by}: есть ответ на ваше предложение отменить платёж по делу {number}",
  "notice.refund.proposed": "{by} предлагает возврат по делу {number}: нужно ваше утверждение",
  "notice.refund.moved": "Предложенный вами возврат по делу {number} продвинулся ({by})",
  "notice.return.moved": "Предложенный вами возврат поступления {document} продвинулся ({by})",
  "notice.own.correction": "Платёж, ошибочно внесённый по вашему делу {number}, отменён",
  "notice.own.refund": "По вашему делу {number} возвращены деньги",
  "notice.own.instalments": "На вашу просьбу о рассрочке по делу {number} дан ответ",
  "notice.instalments.asked": "По делу {number} просят о рассрочке: нужен ваш ответ",
  "kind.correction.proposed": "Отмены платежей, ждущие вашего утверждения",
  "kind.correction.answered": "Ответы на ваши предложения отменить платёж",
  "kind.refund.proposed": "Возвраты, ждущие вашего утверждения",
  "kind.refund.moved": "Возвраты, которые вы предложили",
  "kind.return.moved": "Возвраты поступлений, которые вы предложили",
  "kind.own.correction": "Отменённые платежи по вашему делу",
  "kind.own.refund": "Возвращённые вам деньги",
  "kind.own.instalments": "Ответы на ваши просьбы о рассрочке",
  "kind.instalments.asked": "Просьбы о рассрочке, ждущие вашего ответа",
};

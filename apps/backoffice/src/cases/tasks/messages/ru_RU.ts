import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of background work, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "tasks.lead": "Здесь большие задачи, которые вы начали: они продолжаются, даже если закрыть страницу.",
  "tasks.bulk": "Много дел сразу",
  "tasks.bulk.none": "Действий со многими сразу ещё не было",
  "tasks.bulk.none.text": "В реестре дел отметьте строки и выберите действие внизу.",
  "tasks.state.waiting": "В очереди",
  "tasks.state.running": "Выполняется",
  "tasks.state.ended": "Завершено",
  "tasks.state.cancelled": "Отменено",
  "tasks.file.waiting": "В очереди",
  "tasks.file.moved":
    "{did, select, mended {Исправлено} refused {Отклонено} accepted {Принято} confirmed {Подтверждено} signed {Подписано} reminded {Напомнено} agenda {Внесено в повестку} other {Перемещено}}",
  "tasks.file.refused":
    "{did, select, mended {Не исправлено} refused {Не отклонено} accepted {Не принято} confirmed {Не подтверждено} signed {Не подписано} reminded {Не напомнено} agenda {Не внесено в повестку} other {Не перемещено}}",
  "tasks.list.moved": "Выполнено",
  "tasks.list.refused": "Не выполнено",
  "tasks.file.left": "Не начато",
  "tasks.progress":
    "{did, select, mended {{move}: участки исправляются} refused {{move}: участки просматриваются} accepted {{move}: участки просматриваются} confirmed {{move}: участки подтверждаются} signed {{move}: заключения подписываются} reminded {{move}: напоминания отправляются} agenda {{move}: дела вносятся в повестку} area {{move}: участки перемещаются} other {{move}: дела перемещаются}}",
  "tasks.progress.value": "{done} из {total}",
  "tasks.ended":
    "{did, select, mended {Исправлено {moved} из {total, plural, one {# участка} other {# участков}}} refused {Проверка отклонена: {moved} из {total, plural, one {# участка} other {# участков}}} accepted {Проверка принята: {moved} из {total, plural, one {# участка} other {# участков}}} confirmed {Подтверждено {moved} из {total, plural, one {# участка} other {# участков}}} signed {Подписано {moved} из {total, plural, one {# заключения} other {# заключений}}} reminded {Напомнено о {moved} из {total, plural, one {# платежа} other {# платежей}}} agenda {Внесено в повестку {moved} из {total, plural, one {# дела} other {# дел}}} area {Перемещено {moved} из {total, plural, one {# участка} other {# участков}}} other {Перемещено {moved} из {total, plural, one {# дела} other {# дел}}}}",
  "tasks.cancelled":
    "{did, select, mended {Отменено: {moved, plural, one {# участок исправлен} few {# участка исправлены} other {# участков исправлено}}, не начато: {left}.} refused {Отменено: проверка отклонена по {moved, plural, one {# участку} other {# участкам}}, не начато: {left}.} accepted {Отменено: проверка принята по {moved, plural, one {# участку} other {# участкам}}, не начато: {left}.} confirmed {Отменено: {moved, plural, one {# участок подтверждён} few {# участка подтверждены} other {# участков подтверждено}}, не начато: {left}.} signed {Отменено: {moved, plural, one {# заключение подписано} few {# заключения подписаны} other {# заключений подписано}}, не начато: {left}.} reminded {Отменено: напомнено о {moved, plural, one {# платеже} other {# платежах}}, не начато: {left}.} agenda {Отменено: {moved, plural, one {# дело внесено в повестку} few {# дела внесены в повестку} other {# дел внесено в повестку}}, не начато: {left}.} area {Отменено: {moved, plural, one {# участок перемещён} few {# участка перемещены} other {# участков перемещено}}, не начато: {left}.} other {Отменено: {moved, plural, one {# дело перемещено} few {# дела перемещены} other {# дел перемещено}}, не начато: {left}.}}",
  "tasks.filter.all": "Все",
  "tasks.failed": "Не удалось прочитать фоновые задачи",
  "tasks.notFound": "Такой фоновой задачи нет",
  "tasks.forbidden": "У вас нет разрешения видеть дела.",
  "tasks.files": "{of, select, area {Результат по участкам} other {Результат по делам}}",
  "tasks.files.none": "{of, select, area {Участков с таким результатом нет} other {Дел с таким результатом нет}}",
  "bulk.title":
    "{move}: {of, select, area {{count, plural, one {# участок} few {# участка} other {# участков}}} other {{count, plural, one {# дело} few {# дела} other {# дел}}}}",
  "bulk.title.asking": "{move}: несколько дел",
  "bulk.checking": "Каждое дело проверяется…",
  "bulk.able":
    "{did, select, reminded {Напомнить можно о платежах: {able} из {total}.} agenda {Можно внести в повестку {able} из {total}.} other {Можно переместить {able} из {total}.}}",
  "bulk.none":
    "{did, select, reminded {Ни об одном из выбранных платежей напомнить нельзя.} agenda {Ни одно из выбранных дел внести в повестку нельзя.} other {Ни одно из выбранных дел переместить нельзя.}}",
  "bulk.unable":
    "{did, select, reminded {Платежи, о которых напомнить нельзя, и почему} agenda {Дела, которые нельзя внести в повестку, и почему} other {Дела, которые нельзя переместить, и почему}}",
  "bulk.group":
    "{of, select, area {{count, plural, one {# участок} few {# участка} other {# участков}}} other {{count, plural, one {# дело} few {# дела} other {# дел}}}}: {why}",
  "bulk.rest": "и ещё {count}",
  "bulk.unseen": "Номер не показывается",
  "bulk.note":
    "{did, select, reminded {Каждый платёж проверяется ещё раз, когда подходит его очередь. Занимающее лицо узнаёт в портале и выбранными им способами, не чаще раза в день; история дела это хранит.} agenda {Каждое дело проверяется ещё раз, когда доходит его очередь, и вносится в повестку отдельно. Остановить можно в любой момент: внесённые останутся в повестке.} other {Каждое дело проверяется ещё раз, когда доходит его очередь, и перемещается отдельно. Остановить можно в любой момент: перемещённые останутся перемещёнными.}}",
  "bulk.reason": "Причина для всех",
  "bulk.reason.hint": "Записывается в историю каждого дела и не изменяется.",
  "bulk.start":
    "{did, select, reminded {{count, plural, =0 {Начать} one {Напомнить о # платеже} other {Напомнить о # платежах}}} agenda {{count, plural, =0 {Начать} one {Внести # дело в повестку} few {Внести # дела в повестку} other {Внести # дел в повестку}}} other {{count, plural, =0 {Начать} one {Переместить # дело} few {Переместить # дела} other {Переместить # дел}}}}",
  "bulk.remind_payment": "Напомнить об оплате",
  "bulk.again": "Проверить ещё раз",
  "bulk.session": "Заседание",
  "bulk.session.one": "Заседание № {number}, {day}, {place}",
  "bulk.session.none": "Заседаний ещё нет: сначала созовите его на странице Кенгаша.",
  "bulk.council_for.note":
    "Решение по каждому делу подписывается отдельно: дело регистрируется и больше не меняется. Решение «против» вносится по каждому делу отдельно, с причиной.",
  "areaMove.send": "Направить на контроль",
  "areaMove.confirm": "Подтвердить документом",
  "areaMove.set_aside": "Отложить в корзину",
  "areaMove.put_back": "Вернуть в работу",
  "areaMove.accept": "Принять проверку",
  "areaMove.refuse_check": "Отклонить проверку",
  "areaMove.mend": "Исправить вместе",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of background work, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "tasks.lead": "Здесь большие задачи, которые вы начали: они продолжаются, даже если закрыть страницу.",
  "tasks.bulk": "Много дел сразу",
  "tasks.bulk.none": "Много дел сразу ещё не перемещалось",
  "tasks.bulk.none.text": "В реестре дел отметьте строки и выберите действие внизу.",
  "tasks.state.waiting": "В очереди",
  "tasks.state.running": "Выполняется",
  "tasks.state.ended": "Завершено",
  "tasks.state.cancelled": "Отменено",
  "tasks.file.waiting": "В очереди",
  "tasks.file.moved": "{did, select, mended {Исправлено} refused {Проверка отклонена} other {Перемещено}}",
  "tasks.file.refused": "{did, select, mended {Не исправлено} refused {Не отклонена} other {Не перемещено}}",
  "tasks.list.moved": "Выполнено",
  "tasks.list.refused": "Не выполнено",
  "tasks.file.left": "Не начато",
  "tasks.progress":
    "{did, select, mended {{move}: участки исправляются} refused {{move}: участки просматриваются} area {{move}: участки перемещаются} other {{move}: дела перемещаются}}",
  "tasks.progress.value": "{done} из {total}",
  "tasks.ended":
    "{did, select, mended {Исправлено {moved} из {total, plural, one {# участка} other {# участков}}} refused {Проверка отклонена: {moved} из {total, plural, one {# участка} other {# участков}}} area {Перемещено {moved} из {total, plural, one {# участка} other {# участков}}} other {Перемещено {moved} из {total, plural, one {# дела} other {# дел}}}}",
  "tasks.cancelled":
    "{did, select, mended {Отменено: {moved, plural, one {# участок исправлен} few {# участка исправлены} other {# участков исправлено}}, не начато: {left}.} refused {Отменено: проверка отклонена по {moved, plural, one {# участку} other {# участкам}}, не начато: {left}.} area {Отменено: {moved, plural, one {# участок перемещён} few {# участка перемещены} other {# участков перемещено}}, не начато: {left}.} other {Отменено: {moved, plural, one {# дело перемещено} few {# дела перемещены} other {# дел перемещено}}, не начато: {left}.}}",
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
  "bulk.able": "Можно переместить {able} из {total}.",
  "bulk.none": "Ни одно из выбранных дел переместить нельзя.",
  "bulk.unable": "Дела, которые нельзя переместить, и почему",
  "bulk.group":
    "{of, select, area {{count, plural, one {# участок} few {# участка} other {# участков}}} other {{count, plural, one {# дело} few {# дела} other {# дел}}}}: {why}",
  "bulk.rest": "и ещё {count}",
  "bulk.unseen": "Номер не показывается",
  "bulk.note":
    "Каждое дело проверяется ещё раз, когда доходит его очередь, и перемещается отдельно. Остановить можно в любой момент: перемещённые останутся перемещёнными.",
  "bulk.reason": "Причина для всех",
  "bulk.reason.hint": "Записывается в историю каждого дела и не изменяется.",
  "bulk.start":
    "{count, plural, =0 {Начать} one {Переместить # дело} few {Переместить # дела} other {Переместить # дел}}",
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

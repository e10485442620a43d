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
  "tasks.file.moved": "Перемещено",
  "tasks.file.refused": "Не перемещено",
  "tasks.file.left": "Не начато",
  "tasks.progress": "{move}: дела перемещаются",
  "tasks.progress.value": "{done} из {total}",
  "tasks.ended": "Перемещено {moved} из {total, plural, one {# дела} other {# дел}}",
  "tasks.cancelled":
    "Отменено: {moved, plural, one {# дело перемещено} few {# дела перемещены} other {# дел перемещено}}, не начато: {left}.",
  "tasks.filter.all": "Все",
  "tasks.failed": "Не удалось прочитать фоновые задачи",
  "tasks.notFound": "Такой фоновой задачи нет",
  "tasks.forbidden": "У вас нет права просматривать дела.",
  "tasks.files": "Результат по делам",
  "tasks.files.none": "Дел с таким результатом нет",
  "bulk.title": "{move}: {count, plural, one {# дело} few {# дела} other {# дел}}",
  "bulk.title.asking": "{move}: несколько дел",
  "bulk.checking": "Каждое дело проверяется…",
  "bulk.able": "Можно переместить {able} из {total}.",
  "bulk.none": "Ни одно из выбранных дел переместить нельзя.",
  "bulk.unable": "Дела, которые нельзя переместить, и почему",
  "bulk.group": "{count, plural, one {# дело} few {# дела} other {# дел}}: {why}",
  "bulk.rest": "и ещё {count}",
  "bulk.unseen": "Номер не показывается",
  "bulk.note":
    "Каждое дело проверяется ещё раз, когда доходит его очередь, и перемещается отдельно. Остановить можно в любой момент: перемещённые останутся перемещёнными.",
  "bulk.reason": "Причина для всех",
  "bulk.reason.hint": "Записывается в историю каждого дела и не изменяется.",
  "bulk.start":
    "{count, plural, =0 {Начать} one {Переместить # дело} few {Переместить # дела} other {Переместить # дел}}",
  "bulk.again": "Проверить ещё раз",
};

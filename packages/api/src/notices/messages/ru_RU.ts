import type { messages as uzbek } from "./uz_UZ.js";

/** What people are told, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "notice.deadline.escalated":
    "{count, plural, =1 {Дело {number} просрочено на {days, plural, one {# день} few {# дня} other {# дней}}: {status}} one {# дело просрочено: {status}} few {# дела просрочены: {status}} other {# дел просрочено: {status}}}",
  "notice.conclusion.delegated": "{by} поручает вам заключение по делу {number} ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} забирает у вас заключение по делу {number} ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {В вид «{view}» попало дело {number}} one {В вид «{view}» попало # дело} few {В вид «{view}» попали # дела} other {В вид «{view}» попало # дел}}",
  "notice.bulk.ended": "Много дел сразу: перемещено {moved} из {total}",
  "notice.export.ready": "Выгруженный файл готов, строк: {rows}",
  "notice.export.failed": "Выгрузка не удалась: файл не создан",
  "notice.account.device": "В вашу учётную запись вошли с нового устройства. Если это были не вы, завершите все сеансы",
  "notice.account.email": "Изменён ваш адрес почты для уведомлений. Если это сделали не вы, завершите все сеансы",
  "kind.deadline.escalated": "Просроченные дела",
  "kind.conclusion.delegated": "Порученные вам заключения",
  "kind.conclusion.taken-over": "Забранные у вас заключения",
  "kind.view.entered": "Дела, попавшие в отслеживаемый вид",
  "kind.bulk.ended": "Перемещение многих дел закончено",
  "kind.export.ready": "Выгруженный файл готов",
  "kind.export.failed": "Выгрузка не удалась",
  "kind.account.device": "Вход с нового устройства",
  "kind.account.email": "Изменение адреса почты",
};

import type { NoticeMessages } from "./NoticeMessages.js";

/** What people are told, in Uzbek in Cyrillic script. */
export const messages: NoticeMessages = {
  "notice.deadline.escalated":
    "{count, plural, =1 {{number} номзоднинг муддати {days} кун ўтди: {status}} other {# та номзоднинг муддати ўтди: {status}}}",
  "notice.conclusion.delegated": "{by} сизга {number} номзод бўйича хулосани топширди ({step}): {reason}",
  "notice.conclusion.taken-over": "{by} {number} номзод бўйича хулосани сиздан олди ({step}): {reason}",
  "notice.view.entered":
    "{count, plural, =1 {{number} иш «{view}» кўринишига кирди} other {«{view}» кўринишига # та иш кирди}}",
  "notice.bulk.ended": "Кўп иш бирданига: {total} тадан {moved} таси ўтказилди",
  "notice.export.ready": "Экспорт қилинган файл тайёр: {rows} қатор",
  "notice.export.failed": "Экспорт қилинмади: файл тайёрланмади",
};

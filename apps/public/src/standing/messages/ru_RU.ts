import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of where an application stands in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "standing.editing": "Дело оформляется: сотрудники должны дополнить сведения и подать его на заключение",
  "standing.returned": "Дело возвращено на доработку: сотрудники должны исправить его и подать снова",
  "standing.to_conclusion": "Дело подано: должно начаться его обсуждение",
  "standing.in_discussion": "Дело на обсуждении: ожидаются заключения государственных органов",
  "standing.in_review": "Дело рассматривается: решается, как с ним поступить дальше",
  "standing.announced": "Дело объявлено: до конца объявления возразить может любой, затем его проверит юстиция",
  "standing.objections": "Объявление окончено: рассматриваются поданные возражения",
  "standing.at_justice": "Дело в юстиции: проверяется его законность",
  "standing.in_payment": "Плата рассчитана: вам нужно её внести, затем дело перейдёт в Кенгаш",
  "standing.suspended": "Срок оплаты истёк, и дело приостановлено: оно продолжится, как только вы внесёте плату",
  "standing.at_council": "Дело в Кенгаше: решение примет заседание Кенгаша",
  "standing.rejected": "Дело отклонено: до конца срока обжалования вы можете подать жалобу",
  "standing.appeal": "Дело отклонено: рассматривается жалоба на это",
  "standing.registered": "Право признано и зарегистрировано",
  "standing.unregistered": "Право не признано: дело закрыто без регистрации",
  "standing.until": "{said}; срок этого шага — {date} ({left}).",
  "standing.whole": "{said}; общий срок — {date}",
  "standing.plain": "{said}.",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of where files stand in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "panel.soon": "Срок скоро истечёт",
  "panel.suspended": "Приостановлено до оплаты",
  "panel.age": "Сколько стоит в статусе",
  "panel.age.week": "0–7 дней",
  "panel.age.month": "8–30 дней",
  "panel.age.quarter": "31–90 дней",
  "panel.age.longer": "90+ дней",
  "panel.stuck": "Почему стоит",
  "panel.stuck.facts_missing": "Сведения неполные",
  "panel.stuck.edit_requests": "Нет ответа на требование исправить",
  "panel.stuck.duplicate": "Дублирует другой участок",
  "panel.stuck.no_diagram": "Нет действующей логики обсуждения",
  "panel.stuck.no_organisation": "Нет нужной организации",
  "panel.stuck.no_person": "Нет сотрудника с нужным правом",
  "panel.stuck.step_overdue": "Просрочено заключение",
  "panel.stuck.objections": "Нерассмотренное возражение",
  "panel.stuck.unpaid": "Не оплачено",
  "panel.stuck.appeal": "Нерассмотренная жалоба",
  "panel.stuck.no_assignee": "Нет ответственного",
  "panel.stuck.assignee_blocked": "Ответственный заблокирован",
  "panel.filter.forgiven": "Такого слова нет: найдено похожее по написанию.",
  "panel.filter.awaits": "Ждут заключения",
  "panel.filter.assignee": "Дела одного ответственного",
  "panel.filter.unassigned": "Без ответственного",
};

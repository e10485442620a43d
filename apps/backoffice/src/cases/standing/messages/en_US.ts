import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of where files stand in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "panel.soon": "Soon late",
  "panel.suspended": "Suspended for payment",
  "panel.age": "Time in the status",
  "panel.age.week": "0–7 days",
  "panel.age.month": "8–30 days",
  "panel.age.quarter": "31–90 days",
  "panel.age.longer": "90+ days",
  "panel.stuck": "Why stuck",
  "panel.stuck.facts_missing": "Facts are missing",
  "panel.stuck.edit_requests": "Edit requests unanswered",
  "panel.stuck.duplicate": "Duplicates another plot",
  "panel.stuck.no_diagram": "No diagram in force",
  "panel.stuck.no_organisation": "No organization of the kind",
  "panel.stuck.no_person": "No person who may act",
  "panel.stuck.step_overdue": "A conclusion is overdue",
  "panel.stuck.objections": "Open objections",
  "panel.stuck.unpaid": "Unpaid",
  "panel.stuck.appeal": "Open complaint",
  "panel.stuck.no_assignee": "Nobody responsible",
  "panel.stuck.assignee_blocked": "Responsible person blocked",
  "panel.filter.forgiven": "No such word: what is spelled alike was found.",
  "panel.filter.awaits": "Awaiting a conclusion",
  "panel.filter.assignee": "One person’s files",
  "panel.filter.unassigned": "Nobody responsible",
};

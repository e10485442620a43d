import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of where files stand in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "panel.soon": "Муддати яқин",
  "panel.suspended": "Тўлов кутиб тўхтатилган",
  "panel.age": "Ҳолатда турган муддати",
  "panel.age.week": "0–7 кун",
  "panel.age.month": "8–30 кун",
  "panel.age.quarter": "31–90 кун",
  "panel.age.longer": "90+ кун",
  "panel.stuck": "Нега тўхтаган",
  "panel.stuck.facts_missing": "Маълумотлар тўлиқ эмас",
  "panel.stuck.edit_requests": "Тузатиш талаби жавобсиз",
  "panel.stuck.duplicate": "Бошқа участка билан такрор",
  "panel.stuck.no_diagram": "Амалдаги муҳокама логикаси йўқ",
  "panel.stuck.no_organisation": "Ҳудудда керакли ташкилот йўқ",
  "panel.stuck.no_person": "Бажара оладиган ходим йўқ",
  "panel.stuck.step_overdue": "Хулоса муддати ўтган",
  "panel.stuck.objections": "Ҳал қилинмаган эътироз",
  "panel.stuck.unpaid": "Тўланмаган",
  "panel.stuck.appeal": "Ҳал қилинмаган шикоят",
  "panel.stuck.no_assignee": "Масъул ходим йўқ",
  "panel.stuck.assignee_blocked": "Масъул ходим блокланган",
  "panel.filter.forgiven": "Айнан шундай сўз йўқ: ёзилиши яқинлари топилди.",
  "panel.filter.awaits": "Хулоса кутилмоқда",
  "panel.filter.assignee": "Битта масъул ходим ишлари",
  "panel.filter.unassigned": "Масъул ходими йўқ",
};

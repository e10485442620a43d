/** What moves of a schedule are called. */
export const scheduleMoveWords = {
  propose: "plan.move.propose",
  change: "plan.move.change",
  approve: "word.approve",
  return: "plan.move.return",
  withdraw: "plan.move.withdraw",
  cancel: "plan.move.cancel",
  prolong: "plan.move.prolong",
  close: "plan.move.close",
} as const;

/** What the views of the plan schedule are called. */
export const planViewWords = {
  table: "plan.view.table",
  calendar: "plan.view.calendar",
  progress: "plan.view.progress",
  map: "menu.map",
} as const;

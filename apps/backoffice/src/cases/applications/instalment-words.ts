/** How an instalment stands. */
export const instalmentStateWords = {
  paid: "word.paid",
  due: "payment.instalment.state.due",
  overdue: "payment.instalment.state.overdue",
} as const;

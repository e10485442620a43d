/** What acts on receipts, refunds and requests for instalments are called. */
export const moneyActWords = {
  approve: "word.approve",
  refuse: "word.refuse",
  withdraw: "word.withdraw",
  order: "money.act.order",
  execute: "money.act.execute",
  bounce: "money.act.bounce",
  send: "money.act.send",
  agree: "money.act.agree",
} as const;

/** How a charge stands. */
export const chargeStateWords = {
  open: "charges.state.open",
  paid: "word.paid",
  free: "charges.state.free",
  void: "charges.state.void",
} as const;

import { expect, test } from "vitest";
import { chargeSentence, type ChargeStanding } from "./charge-sentence.js";

const open: ChargeStanding = {
  state: "open",
  amount: 100,
  remaining: 60,
  suspended: false,
  dueOn: "2026-04-01",
  instalments: null,
  credit: 0,
  refundDue: 0,
};

test("an open charge says what is left and by when; late it says since when; without a term no day", () => {
  expect(chargeSentence(open)).toEqual({ code: "due", amount: 60, day: "2026-04-01" });
  expect(chargeSentence({ ...open, suspended: true })).toEqual({ code: "late", amount: 60, day: "2026-04-01" });
  expect(chargeSentence({ ...open, dueOn: null })).toEqual({ code: "due_undated", amount: 60, day: null });
});

test("under a contract the first instalment that is not paid speaks, as much as is missing of it", () => {
  const instalments = [
    { dueOn: "2026-02-10", amount: 40, paid: 40 },
    { dueOn: "2026-03-10", amount: 40, paid: 15 },
    { dueOn: "2026-05-10", amount: 35, paid: 0 },
  ];
  expect(chargeSentence({ ...open, instalments })).toEqual({ code: "due_instalment", amount: 25, day: "2026-03-10" });
  expect(chargeSentence({ ...open, instalments, suspended: true }).code).toBe("late_instalment");
});

test("what is over says where the money went", () => {
  const paid: ChargeStanding = { ...open, state: "paid", remaining: 0, dueOn: null };
  expect(chargeSentence(paid)).toEqual({ code: "paid", amount: 100, day: null });
  expect(chargeSentence({ ...paid, refundDue: 5 })).toEqual({ code: "paid_refund", amount: 5, day: null });
  const gone: ChargeStanding = { ...paid, state: "void" };
  expect(chargeSentence(gone).code).toBe("void");
  expect(chargeSentence({ ...gone, credit: 7 })).toEqual({ code: "void_credit", amount: 7, day: null });
  expect(chargeSentence({ ...gone, refundDue: 9 })).toEqual({ code: "void_refund", amount: 9, day: null });
  expect(chargeSentence({ ...paid, state: "free", amount: 0 }).code).toBe("free");
});

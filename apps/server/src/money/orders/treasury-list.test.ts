import { expect, test } from "vitest";
import { readTreasuryRow, treasuryColumns } from "./treasury-list.js";

const header = ["Номер поручения", "Статус", "Дата исполнения", "Документ", "Причина отказа", "Сумма"];
const read = (...cells: string[]) => readTreasuryRow({ line: 2, cells }, treasuryColumns(header));
const faults = (...cells: string[]) => read(...cells).faults.map(({ code }) => code);

test("a row says by its state what became of an order, and without one by its reason or its document", () => {
  expect(read("t-2026-1718-000001", "Исполнено", "05.03.2026", "G-1", "", "600,50")).toEqual({
    line: 2,
    number: "T-2026-1718-000001",
    becomes: "executed",
    executedOn: "2026-03-05",
    reference: "G-1",
    reason: "",
    amount: 60_050,
    faults: [],
  });
  expect(read("T-2026-1718-000001", "", "", "", "Hisob yopilgan", "")).toMatchObject({
    becomes: "refused",
    faults: [],
  });
  expect(read("T-2026-1718-000001", "", "2026-03-05", "G-1", "", "")).toMatchObject({
    becomes: "executed",
    faults: [],
  });
});

test("what cannot be read is told: a number that is none, an amount, and what says neither that it was executed nor why not", () => {
  expect(faults("17", "Исполнено", "bugun", "", "", "-5")).toEqual(["order-unseen", "receipt-amount", "order-result"]);
  expect(faults("T-2026-1718-000001", "kutilmoqda", "05.03.2026", "G-1", "", "")).toEqual(["order-result"]);
  expect(faults("T-2026-1718-000001", "rad etildi", "", "", "", "")).toEqual(["order-result"]);
  expect(faults("T-2026-1718-000001", "", "", "G-1", "", "")).toEqual(["order-result"]);
});

import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of clearing between regions in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "clearing.title": "Долги областей и провайдера онлайн-платежей",
  "clearing.owes": "{by} → {to}",
  "clearing.provider": "Провайдер онлайн-платежей",
  "clearing.by": "Кто заплатил",
  "clearing.from": "Поступило на счёт области и передано сюда: {region}",
  "clearing.elsewhere": "Здесь назван файл другой области: {region}",
  "clearing.kind.passed": "Передано: {with}",
  "clearing.kind.settled": "В счёт долга: {with}",
  "clearing.kind.covered": "За онлайн-платежи: {with}",
  "clearing.covered": "{sum}, платежей: {count, number}; недостаёт: {missing}",
  "clearing.pass": "Передать другой области",
  "clearing.pass.text":
    "Поступление будет ждать в указанной области как неопознанное; эта область остаётся ей должна столько же.",
  "clearing.pass.done": "Поступление передано другой области",
  "clearing.settle": "Записать как уплату долга",
  "clearing.settle.text": "Если это уплата долга другой области или провайдера: её долг станет меньше на эту сумму.",
  "clearing.settle.done": "Уплата долга записана",
  "clearing.cover": "Сумма онлайн-платежей",
  "clearing.cover.text":
    "Провайдер перечисляет онлайн-платежи одного или нескольких дней одной строкой. Укажите эти дни.",
  "clearing.cover.done": "Онлайн-платежи покрыты этим поступлением",
  "clearing.cover.from": "Платежи с этого дня",
  "clearing.cover.to": "Платежи по этот день",
  "clearing.cover.payments": "Онлайн-платежи ({count, number})",
  "clearing.cover.none": "За эти дни нет онлайн-платежей, которые ещё не перечислены",
  "clearing.cover.missing": "Недостаёт: {sum}. Это остаётся долгом провайдера.",
  "clearing.cover.over": "Лишнее: {sum}. Это остаётся неопознанным поступлением.",
};

export { type Amounts, useAmounts } from "./amounts.js";
export { MoneyField, type MoneyFieldProps } from "./MoneyField.js";
export { formatSoum } from "./format-soum.js";

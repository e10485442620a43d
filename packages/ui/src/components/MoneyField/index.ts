export { MoneyField, type MoneyFieldProps } from "./MoneyField.js";
export { formatSoum, parseSoum } from "./tiyin.js";

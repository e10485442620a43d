import { soum } from "../../UiProvider/currency.js";
import { decimalOf, figuresOf } from "./say-amount.js";

/** Digits of tiyin. */
const digits = 2;

/** Writes tiyin as an amount in soum, outside of components: two digits after the comma only where there are tiyin. */
export function formatSoum(tiyin: number): string {
  return figuresOf(soum.figures, digits).format(decimalOf(tiyin, digits));
}

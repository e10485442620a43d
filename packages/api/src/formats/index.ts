/** Formats of the registry's values (DOMAIN §9): pure, without dependencies, the same in Node and in browsers. */
export { type FormatFault, type Mask, formatFaults } from "./mask.js";
export { type CadastreRegion, cadastreRegions, isCadastreRegion } from "./cadastre-regions.js";
export { cadastreMask, checkCadastreNumber, parseCadastreNumber, regionOfCadastreNumber } from "./cadastre-number.js";
export { parseApplicationNumber } from "./application-number.js";
export { billNumber, type BillNumber, billNumbersIn, parseBillNumber } from "./bill-number.js";
export { isTreasuryAccount, parseTreasuryAccount } from "./treasury-account.js";
export { checkPinfl, factsOfPinfl, parsePinfl, pinflCheckDigit, pinflMask } from "./pinfl.js";
export { checkStir, parseStir, stirMask } from "./stir.js";
export { checkPassport, parsePassport, passportMask } from "./passport.js";
export { checkPhone, formatPhone, parsePhone, phoneMask } from "./phone.js";
export { canonicalJson } from "./canonical-json.js";
export { apostrophes, canonicalName, okina, tutuq } from "./canonical-name.js";
export { matchesSearch, searchKey } from "./search-key.js";
export { searchedKey, searchedNumber } from "./searched-number.js";
export { compareTexts, sortKey } from "./sort-key.js";
export { type MoneyParts, formatBareMoney, formatMoney, moneyParts, parseMoney } from "./money.js";
export { shortNeighborhood } from "./short-neighborhood.js";
export { maskEmail, maskPassport, maskPhone, maskPinfl } from "./masked-personal.js";
export {
  type TashkentTime,
  endOfTashkentDay,
  inTashkent,
  lastTashkentDay,
  startOfTashkentDay,
  tashkentDay,
} from "./tashkent.js";

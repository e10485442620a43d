import { cadastreRegions, isCadastreRegion } from "./cadastre-regions.js";
import type { FormatFault, Mask } from "./mask.js";

/** Region, district, zone, massif, mavze, plot; then building, then flat. */
const shape = /^\d{2}:\d{2}:\d{2}:\d{2}:\d{2}:\d{4}(:\d{4}(:\d{3})?)?$/;

const groups = [2, 2, 2, 2, 2, 4, 4, 3];

/** Fault of a canonical cadastre number `99:99:99:99:99:9999[:9999[:999]]` (DOMAIN §9). */
export function checkCadastreNumber(value: string): FormatFault | undefined {
  if (!shape.test(value)) return "cadastre-shape";
  return isCadastreRegion(value.slice(0, 2)) ? undefined : "cadastre-region";
}

/** Canonical form: digits in their groups, whatever stood between them. A text with anything else is left as it is. */
export function parseCadastreNumber(text: string): string {
  const trimmed = text.trim();
  if (!/^[\d\s:./-]*$/.test(trimmed)) return trimmed;
  const digits = trimmed.replace(/\D/g, "");
  const parts: string[] = [];
  let from = 0;
  for (const length of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + length));
    from += length;
  }
  const rest = digits.slice(from);
  return rest === "" ? parts.join(":") : `${parts.join(":")}:${rest}`;
}

/** SOATO code of the region a right cadastre number lies in; `undefined` for a wrong one. */
export function regionOfCadastreNumber(value: string): string | undefined {
  const pair = value.slice(0, 2);
  return checkCadastreNumber(value) === undefined && isCadastreRegion(pair) ? cadastreRegions[pair] : undefined;
}

/** Cadastre number as typed. The last two groups (building, flat) may be left out. */
export const cadastreMask: Mask = {
  id: "cadastre",
  pattern: "__:__:__:__:__:____:____:___",
  replacement: { _: /\d/ },
  placeholder: "00:00:00:00:00:0000",
  inputMode: "numeric",
  parse: parseCadastreNumber,
  format: parseCadastreNumber,
  check: checkCadastreNumber,
};

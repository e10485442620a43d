import type { Names } from "@yer/api/contract/values";
import { canonicalName, searchKey, sortKey } from "@yer/api/formats";
import { englishPlaceName } from "./english-name.js";
import { cyrillicOf, russianOf } from "./transliterate.js";

/** What stands for "neighbourhood" at the end of an Uzbek name, and how Russian puts it before the name. */
const neighborhoodWord = / (mahallasi|MFY)$/;

/** Names as they are given: the Uzbek Latin one, and any of the others. */
export interface GivenNames {
  readonly uz_UZ: string;
  readonly uz_Cyrl?: string;
  readonly ru_RU?: string;
  readonly en_US?: string;
}

/** All four names: letters made canonical, and what was not given made from the Uzbek Latin name by rule. */
export function completeNames(given: GivenNames): Names {
  const uzbek = canonicalName(given.uz_UZ);
  const cyrillic = given.uz_Cyrl?.trim() || cyrillicOf(uzbek);
  return {
    uz_UZ: uzbek,
    uz_Cyrl: cyrillic,
    ru_RU:
      given.ru_RU?.trim() ||
      russianOf(neighborhoodWord.test(uzbek) ? `махалля ${cyrillicOf(uzbek.replace(neighborhoodWord, ""))}` : cyrillic),
    en_US: given.en_US?.trim() || englishPlaceName(uzbek),
  };
}

/** What a place is ordered and found by. Former names go on leading to it. */
export function placeKeys(
  code: string,
  name: Names,
  former: readonly Names[] = [],
): { readonly sortKey: string; readonly searchKey: string } {
  const words = [name, ...former].flatMap((names) => searchKey(Object.values(names).join(" ")).split(" "));
  return { sortKey: sortKey(name.uz_UZ), searchKey: ` ${[...new Set(words), code].join(" ")} ` };
}

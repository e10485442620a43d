import { areaListFields, areaListHeadings, type AreaListField } from "@yer/api/contract/area-imports";
import { columnsLike, otherNames } from "../surveys/guess-columns.js";

/** Names that columns of known lists have beside those of surveys, and that the register of areas has in its exports. */
const ownNames: Partial<Record<AreaListField, readonly string[]>> = {
  source: ["manbasi", "found from"],
  foundOn: ["aniqlangan kun", "aniqlangan sana", "sana", "дата обнаружения", "дата"],
  foundBy: ["aniqlagan", "inspektor", "обнаружил", "инспектор"],
};

/** The columns of a list of areas that look like fields. */
export function guessAreaColumns(columns: readonly string[]): Partial<Record<AreaListField, number>> {
  return columnsLike(columns, areaListFields, { headings: areaListHeadings, others: { ...otherNames, ...ownNames } });
}

import { type AreaSource, areaSources } from "@yer/api/contract/area-states";
import { searchKey } from "@yer/api/formats";

/** What lists write for how it became known that land is occupied: the key, and its words in the four languages. */
const words: Readonly<Record<AreaSource, readonly string[]>> = {
  inspector: ["Inspektor", "Инспектор", "An inspector", "Inspector"],
  imagery: ["Suratlar", "Суратлар", "Снимки местности", "Imagery"],
  list: ["Rasmiy roʻyxat", "Расмий рўйхат", "Официальный список", "An official list", "Roʻyxat", "List"],
  occupier: ["Egallovchi", "Эгалловчи", "Занимающее лицо", "The occupier", "Occupier"],
  application: ["Ish", "Иш", "Дело", "An application", "Application"],
};

const byKey = new Map(
  areaSources.flatMap((one) => [one, ...words[one]].map((word) => [searchKey(word), one] as const)),
);

/** The source that a text names in any of the languages. */
export const areaSourceIn = (text: string): AreaSource | undefined => byKey.get(searchKey(text));

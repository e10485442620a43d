import type { landCategories, purposes } from "@yer/api/contract/land-use";
import { searchKey } from "@yer/api/formats";

/** What surveys write for a land category: its key, and its words in the four languages (`landCategory.*`). */
export const landCategoryWords: Readonly<Record<(typeof landCategories)[number], readonly string[]>> = {
  settlement: ["Aholi punktlari yerlari", "Аҳоли пунктлари ерлари", "Земли населённых пунктов", "Land of settlements"],
  agricultural: [
    "Qishloq xoʻjaligi yerlari",
    "Қишлоқ хўжалиги ерлари",
    "Земли сельскохозяйственного назначения",
    "Agricultural land",
  ],
  industrial: [
    "Sanoat, transport, aloqa va mudofaa yerlari",
    "Саноат, транспорт, алоқа ва мудофаа ерлари",
    "Земли промышленности, транспорта, связи и обороны",
    "Industry, transport, communications and defence",
  ],
  protected: [
    "Tabiatni muhofaza qilish va sogʻlomlashtirish yerlari",
    "Табиатни муҳофаза қилиш ва соғломлаштириш ерлари",
    "Земли природоохранного и оздоровительного назначения",
    "Nature protection, health and recreation",
  ],
  heritage: [
    "Tarixiy-madaniy ahamiyatdagi yerlar",
    "Тарихий-маданий аҳамиятдаги ерлар",
    "Земли историко-культурного назначения",
    "Historical and cultural land",
  ],
  forest: ["Oʻrmon fondi yerlari", "Ўрмон фонди ерлари", "Земли лесного фонда", "Forest fund"],
  water: ["Suv fondi yerlari", "Сув фонди ерлари", "Земли водного фонда", "Water fund"],
  reserve: ["Zaxira yerlar", "Захира ерлар", "Земли запаса", "Reserve land"],
};

/** Words for purposes (`purpose.*`) as people write them in surveys. */
export const purposeWords: Readonly<Record<(typeof purposes)[number], readonly string[]>> = {
  dwelling: ["Uy-joy", "Уй-жой", "Жильё", "Dwelling"],
  garden: ["Bogʻ", "Боғ", "Сад", "Garden"],
  vineyard: ["Uzumzor", "Узумзор", "Виноградник", "Vineyard"],
  small_industry: ["Kichik sanoat", "Кичик саноат", "Малая промышленность", "Small industry"],
  trade: ["Savdo", "Савдо", "Торговля", "Trade"],
  service: ["Xizmat koʻrsatish", "Хизмат кўрсатиш", "Услуги", "Services"],
  other: ["Boshqa", "Бошқа", "Другое", "Other"],
};

function reader<Key extends string>(
  words: Readonly<Record<Key, readonly string[]>>,
): (text: string) => Key | undefined {
  const byKey = new Map<string, Key>();
  for (const [key, names] of Object.entries(words) as [Key, readonly string[]][]) {
    for (const name of [key, ...names]) byKey.set(searchKey(name), key);
  }
  return (text) => byKey.get(searchKey(text));
}

/** The land category that a text names in any of the languages. */
export const landCategoryIn = reader(landCategoryWords);
/** The purpose that a text names in any of the languages. */
export const purposeIn = reader(purposeWords);

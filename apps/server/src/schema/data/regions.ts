import { englishPlaceName } from "../../platform/names/english-name.js";

/** A region of the country (SOATO level 1), as it is first known; names can be changed later. */
export interface RegionSeed {
  /** SOATO code, 4 digits. */
  readonly soato: string;
  readonly uzLatin: string;
  readonly uzCyrillic: string;
  readonly russian: string;
  readonly english: string;
  /** First pair of the cadastre numbers of the region. */
  readonly cadastreCode: string;
}

type Row = readonly [soato: string, uzLatin: string, uzCyrillic: string, russian: string, cadastreCode: string];

// Codes and names were cross-checked between several public lists; docs/reference-data.md names them.
const rows: readonly Row[] = [
  ["1703", "Andijon viloyati", "Андижон вилояти", "Андижанская область", "17"],
  ["1706", "Buxoro viloyati", "Бухоро вилояти", "Бухарская область", "20"],
  ["1708", "Jizzax viloyati", "Жиззах вилояти", "Джизакская область", "13"],
  ["1710", "Qashqadaryo viloyati", "Қашқадарё вилояти", "Кашкадарьинская область", "18"],
  ["1712", "Navoiy viloyati", "Навоий вилояти", "Навоийская область", "21"],
  ["1714", "Namangan viloyati", "Наманган вилояти", "Наманганская область", "16"],
  ["1718", "Samarqand viloyati", "Самарқанд вилояти", "Самаркандская область", "14"],
  ["1722", "Surxondaryo viloyati", "Сурхондарё вилояти", "Сурхандарьинская область", "19"],
  ["1724", "Sirdaryo viloyati", "Сирдарё вилояти", "Сырдарьинская область", "12"],
  ["1726", "Toshkent shahri", "Тошкент шаҳри", "город Ташкент", "10"],
  ["1727", "Toshkent viloyati", "Тошкент вилояти", "Ташкентская область", "11"],
  ["1730", "Fargʻona viloyati", "Фарғона вилояти", "Ферганская область", "15"],
  ["1733", "Xorazm viloyati", "Хоразм вилояти", "Хорезмская область", "22"],
  ["1735", "Qoraqalpogʻiston Respublikasi", "Қорақалпоғистон Республикаси", "Республика Каракалпакстан", "23"],
];

/** The fourteen regions. */
export const regionSeeds: readonly RegionSeed[] = rows.map(([soato, uzLatin, uzCyrillic, russian, cadastreCode]) => ({
  soato,
  uzLatin,
  uzCyrillic,
  russian,
  english: englishPlaceName(uzLatin),
  cadastreCode,
}));

/** One record of an invented land register. */
export interface Row {
  readonly id: number;
  readonly parcel: string;
  readonly region: string;
  readonly district: string;
  readonly owner: string;
  readonly area: number;
  readonly value: number;
  readonly status: string;
  readonly date: string;
  readonly officer: string;
}

/** A column as every adapter is told of it. */
export interface Column {
  readonly key: Exclude<keyof Row, "id">;
  readonly title: string;
  readonly width: number;
  /** What it is sorted as: numbers by size, Uzbek text by the alphabet, codes as they are. */
  readonly kind: "number" | "text" | "code";
}

/** Nine columns, narrower together than the window. */
export const columns: readonly Column[] = [
  { key: "parcel", title: "Raqami", width: 160, kind: "code" },
  { key: "region", title: "Viloyat", width: 150, kind: "text" },
  { key: "district", title: "Tuman", width: 150, kind: "text" },
  { key: "owner", title: "Egallovchi", width: 230, kind: "text" },
  { key: "area", title: "Maydon, m²", width: 120, kind: "number" },
  { key: "value", title: "Qiymati", width: 130, kind: "number" },
  { key: "status", title: "Holat", width: 130, kind: "text" },
  { key: "date", title: "Sana", width: 120, kind: "code" },
  { key: "officer", title: "Masʼul", width: 170, kind: "text" },
];

/** Mulberry32: small, fast and the same on every machine. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const onsets = ["b", "ch", "d", "f", "gʻ", "h", "j", "k", "l", "m", "n", "q", "r", "s", "sh", "t", "x", "y", "z"];
const vowels = ["a", "e", "i", "o", "oʻ", "u"];
const codas = ["", "", "", "k", "l", "n", "r", "ng"];
const statuses = ["Muhokamada", "Eʼlonda", "Adliyada", "Toʻlovda", "Rad qilingan"];

/** Rows of the register, always the same for a count and a seed. Ids start after `seed`. */
export function register(count: number, seed = 0): Row[] {
  const next = random(7 + seed);
  const whole = (below: number): number => Math.floor(next() * below);
  const pick = (list: readonly string[]): string => list[whole(list.length)] ?? "";
  const name = (syllables: number): string => {
    const word = Array.from({ length: syllables }, () => pick(onsets) + pick(vowels) + pick(codas)).join("");
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const names = (length: number, syllables: number): string[] => Array.from({ length }, () => name(syllables));
  const [regions, districts, firsts, lasts, officers] = [
    names(14, 3),
    names(208, 3),
    names(200, 2),
    names(400, 3),
    names(60, 3),
  ];
  return Array.from({ length: count }, (_, index) => ({
    id: seed + index + 1,
    parcel: `17:${10 + whole(14)}:${1000 + whole(9000)}:${100_000 + index}`,
    region: pick(regions),
    district: pick(districts),
    owner: `${pick(lasts)} ${pick(firsts)}`,
    area: Math.round(next() * 1e6) / 100,
    value: Math.round(next() * 1e8) / 100,
    status: pick(statuses),
    date: new Date(Date.UTC(1990, 0, 1 + whole(13_000))).toISOString().slice(0, 10),
    officer: pick(officers),
  }));
}

import type { AreaFinding } from "@yer/api/contract/area-states";

/** What an inspector of the demonstration writes, and what the land is used for (option of question 102) where it is occupied. */
export interface VisitWords {
  readonly words: string;
  readonly use?: 1 | 2 | 3;
}

/** What is written of each finding: words and answers of a visit are chosen together, so that they never contradict each other. */
export const visitWords = {
  occupied: [
    { words: "Bir qavatli uy turibdi, oila yashaydi; hujjat koʻrsatilmadi", use: 1 },
    { words: "Yer devor bilan oʻralgan, ichida uy va molxona bor; hujjati yoʻq", use: 1 },
    { words: "Uy qurilgan, hovlisida bogʻ bor; egallovchi hujjati yoʻqligini aytdi", use: 1 },
    { words: "Koʻchaga qaragan doʻkon qurilgan, savdo qilinadi; hujjat koʻrsatilmadi", use: 3 },
  ],
  state_land: [{ words: "Yer davlat tashkiloti hududi ichida, qorovulxonasi bor" }],
  empty: [{ words: "Bino buzilgan, yer boʻsh turibdi" }],
} as const satisfies Partial<Record<AreaFinding, readonly [VisitWords, ...VisitWords[]]>>;

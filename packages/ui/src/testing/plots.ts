/** A made-up record of a register, for stories: no real plot, place or person. */
export interface DemoPlot {
  readonly id: string;
  readonly number: string;
  readonly owner: string;
  readonly place: string;
  readonly status: string;
  readonly area: number;
  readonly due: string;
}

const owners = [
  "Karimova Dilnoza",
  "Yoʻldoshev Oʻtkir",
  "Gʻaniyev Sherzod",
  "Ashurova Nigora",
  "Choriyev Bekzod",
  "Shodmonov Jasur",
];
const places = ["Namuna tumani, Bogʻ koʻchasi 4", "Andoza tumani, Tinchlik 17", "Namuna tumani, Doʻstlik 2A"];
const statuses = ["Muhokamada", "Eʼlonda", "Toʻlovda", "Tahrirlashda"];

/** The n-th made-up plot; always the same. */
export function demoPlot(n: number): DemoPlot {
  const pick = (list: readonly string[], by: number): string => list[(n * by) % list.length] ?? "";
  return {
    id: `plot-${n}`,
    number: `2026-1701-${String(n + 1).padStart(6, "0")}`,
    owner: pick(owners, 5),
    place: pick(places, 7),
    status: pick(statuses, 3),
    area: 120 + ((n * 7919) % 9000) / 10,
    due: `2026-${String(1 + ((n * 5) % 12)).padStart(2, "0")}-${String(1 + ((n * 11) % 28)).padStart(2, "0")}`,
  };
}

/** So many made-up plots, from the `first` on. */
export function demoPlots(count: number, first = 0): DemoPlot[] {
  return Array.from({ length: count }, (_, index) => demoPlot(first + index));
}

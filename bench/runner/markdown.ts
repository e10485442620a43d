import type { Samples } from "./figures.js";

/** Beyond this share of the median, the spread of the samples is marked. */
const noisy = 0.2;

/** A table; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A number in as few digits as still tell something. */
export function short(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return "–";
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString("en").replaceAll(",", " ");
  if (size >= 10 || Number.isInteger(value)) return String(Math.round(value * 10) / 10);
  return value.toFixed(2);
}

/** The median of one figure; `*` where the samples spread widely. */
export function cell(samples: Samples | undefined, path: string, scale = 1): string {
  const value = samples?.median(path);
  if (!samples || value === undefined) return "–";
  return short(value * scale) + (samples.spread(path) > noisy ? "\\*" : "");
}

/** Until painted, and in brackets the main thread's CPU. */
export const timed = (samples: Samples | undefined, path: string): string =>
  `${cell(samples, `${path}.ms`)} (${cell(samples, `${path}.cpu.task`)})`;

/** Frame intervals: mean / 95th percentile / number above 50 ms. */
export function frames(samples: Samples | undefined, path: string): string {
  return ["mean", "p95", "long"].map((figure) => short(samples?.median(`${path}.${figure}`))).join(" / ");
}

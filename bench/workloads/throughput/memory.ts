/** What a process holds at a moment of the load. In MB. */
export interface MemorySample {
  readonly seconds: number;
  /** Of its heap, once everything unreachable is collected. */
  readonly heap: number;
  /** Of the machine. */
  readonly resident: number;
}

/** MB a minute that are taken for flat: what the samples spread by. */
export const flatAtMost = 0.5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** MB a minute by which a figure grows, by least squares. */
export function slopeOf(samples: readonly MemorySample[], of: "heap" | "resident"): number {
  const at = samples.map(({ seconds }) => seconds / 60);
  const values = samples.map((sample) => sample[of]);
  const [middle, level] = [mean(at), mean(values)];
  const rise = at.reduce((sum, minute, index) => sum + (minute - middle) * ((values[index] ?? level) - level), 0);
  return rise / at.reduce((sum, minute) => sum + (minute - middle) ** 2, 0);
}

/** What one sample measured: numbers, in groups as deep as they need. */
export interface Figures {
  readonly [name: string]: number | Figures;
}

/** One figure by its dotted path (`mount.cpu.script`), or undefined where the case has none. */
export function read(figures: Figures | undefined, path: string): number | undefined {
  let value: number | Figures | undefined = figures;
  for (const key of path.split(".")) value = typeof value === "object" ? value[key] : undefined;
  return typeof value === "number" ? value : undefined;
}

/** The value below which a share of the list lies, between two members where it falls there. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/** The samples of one case, to be asked for their medians. */
export class Samples {
  readonly count: number;
  readonly #samples: readonly Figures[];

  constructor(samples: readonly Figures[]) {
    this.#samples = samples;
    this.count = samples.length;
  }

  #values(path: string): number[] {
    return this.#samples.map((sample) => read(sample, path)).filter((value) => value !== undefined);
  }

  median(path: string): number | undefined {
    const values = this.#values(path);
    return values.length > 0 ? quantile(values, 0.5) : undefined;
  }

  /** How far the middle half of the samples spreads, as a share of their median. */
  spread(path: string): number {
    const values = this.#values(path);
    return (quantile(values, 0.75) - quantile(values, 0.25)) / quantile(values, 0.5);
  }
}

/** Instalments that are asked for. */
export interface Plan {
  readonly dueOn: string;
  readonly amount: number;
}

const day = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * A sum in so many whole parts that add to it, a month apart and the first in a month; nearer to each other where the
 * last one would come after the last day. What does not divide goes to the last part.
 */
export function evenPlan(sum: number, parts: number, today: string, lastDay: string): Plan[] {
  const start = Date.parse(today);
  const step = Math.max(1, Math.min(30, Math.floor((Date.parse(lastDay) - start) / day / parts)));
  const part = Math.floor(sum / parts);
  return Array.from({ length: parts }, (_, at) => ({
    dueOn: dayOf(start + (at + 1) * step * day),
    amount: at === parts - 1 ? sum - part * (parts - 1) : part,
  }));
}

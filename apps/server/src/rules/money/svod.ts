import type { SvodSums } from "@yer/api/contract/svod";
import { addDays } from "../workflow/calendar.js";

/** Days of booking, both included; `from` null: all until the last. */
export interface Period {
  readonly from: string | null;
  readonly to: string;
}

/** The period of the same length that ends where this one begins; null where it has no beginning. */
export function periodBefore({ from, to }: Period): { readonly from: string; readonly to: string } | null {
  if (from === null) return null;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/**
 * What a period is compared with: the one before; as of a day, all until an earlier one, where that was asked for.
 * @returns `undefined` for an earlier day that is none
 */
export function comparedWith(period: Period, than: string | undefined): Period | null | undefined {
  if (period.from !== null) return than === undefined ? periodBefore(period) : undefined;
  if (than === undefined) return null;
  return than < period.to ? { from: null, to: than } : undefined;
}

/** Sums of the journal over some days, in tiyin, as `money_sums` holds them. */
export interface MoneySums {
  readonly charged: number;
  readonly discounted: number;
  readonly due: number;
  readonly credit: number;
  readonly distributed: number;
  readonly late: number;
}

const nothing: MoneySums = { charged: 0, discounted: 0, due: 0, credit: 0, distributed: 0, late: 0 };

/** Adds up sums of several days or places. */
export function moneyAdded(sums: readonly MoneySums[]): MoneySums {
  return sums.reduce(
    (all, one) => ({
      charged: all.charged + one.charged,
      discounted: all.discounted + one.discounted,
      due: all.due + one.due,
      credit: all.credit + one.credit,
      distributed: all.distributed + one.distributed,
      late: all.late + one.late,
    }),
    nothing,
  );
}

/**
 * A place's sums of a period.
 * @param before sums of all days before the period
 * @param within sums of its days
 * @param asOfToday whether it ends today: of other days nobody can tell what was late
 */
export function svodSumsOf(
  { before, within }: { readonly before: MoneySums; readonly within: MoneySums },
  planned: number | null,
  asOfToday: boolean,
): SvodSums {
  return {
    planned,
    charged: within.charged,
    discounted: within.discounted,
    paid: within.charged - within.discounted - within.due,
    remaining: before.due + within.due,
    late: asOfToday ? before.late + within.late : null,
    beyond: before.credit + within.credit,
    distributed: within.distributed,
  };
}

/** The sums of several places; what is not known of one of them is not known of all. */
export function svodTotal(rows: readonly SvodSums[], asOfToday: boolean): SvodSums {
  const all = (of: (row: SvodSums) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    planned: rows.some(({ planned }) => planned === null) ? null : all(({ planned }) => planned ?? 0),
    charged: all(({ charged }) => charged),
    discounted: all(({ discounted }) => discounted),
    paid: all(({ paid }) => paid),
    remaining: all(({ remaining }) => remaining),
    late: asOfToday ? all(({ late }) => late ?? 0) : null,
    beyond: all(({ beyond }) => beyond),
    distributed: all(({ distributed }) => distributed),
  };
}

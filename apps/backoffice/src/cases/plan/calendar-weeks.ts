const week = 7 * 86_400_000;

/** The first week of a year's calendar that a schedule touches, counted from 1, and how many; weeks begin with 1 January. */
export function weeksOf(
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  year: number,
): { readonly from: number; readonly weeks: number } {
  const first = Date.UTC(year, 0, 1);
  const at = (day: string): number => Math.min(Math.max(Math.floor((Date.parse(day) - first) / week), 0), 52);
  return { from: at(startsOn) + 1, weeks: at(endsOn) - at(startsOn) + 1 };
}

/** The months of a year with the weeks of its calendar that each begins in, in their order. */
export function monthsOf(
  year: number,
): readonly { readonly day: string; readonly from: number; readonly weeks: number }[] {
  const firsts = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
  );
  const froms = firsts.map((day) => weeksOf({ startsOn: day, endsOn: day }, year).from);
  return firsts.map((day, at) => ({ day, from: froms[at] ?? 1, weeks: (froms[at + 1] ?? 54) - (froms[at] ?? 1) }));
}

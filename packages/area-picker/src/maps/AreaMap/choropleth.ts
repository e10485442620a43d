/** A class of a choropleth: the least and the greatest number in it. */
export interface NumberClass {
  readonly from: number;
  readonly to: number;
}

/** Most classes: more shades than this cannot be told apart. */
const most = 5;

/**
 * Numbers parted into at most five classes of about as many places each, the smallest first. Equal numbers are never
 * parted, so there may be fewer.
 */
export function numberClasses(numbers: readonly number[]): readonly NumberClass[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const classes: NumberClass[] = [];
  let begin = 0;
  for (let index = 1; index <= most && begin < sorted.length; index++) {
    let end = Math.max(begin + 1, Math.round((index / most) * sorted.length));
    while (end < sorted.length && sorted[end] === sorted[end - 1]) end += 1;
    const [from = 0, to = 0] = [sorted[begin], sorted[end - 1]];
    classes.push({ from, to });
    begin = end;
  }
  return classes;
}

/** The class a number belongs to; -1 for none. */
export function classOf(classes: readonly NumberClass[], number: number | undefined): number {
  return number === undefined ? -1 : classes.findIndex(({ from, to }) => number >= from && number <= to);
}

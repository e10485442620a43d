/** Letters that are written from the right: Hebrew, Arabic, and what is written as they are. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: `<bdi>` in plain text. */
const [begin, end] = ["\u2068", "\u2069"];

const isolated = <Value>(value: Value): Value | string =>
  typeof value === "string" && fromRight.test(value) ? `${begin}${value}${end}` : value;

/**
 * What a sentence of the interface is given, each value in its own direction (a bidirectional isolate): a name that is
 * written from the right moves no number, mark or word that stands beside it. Other values are as they were, for words
 * of the interface's languages are all written from the left.
 */
export function isolatedValues<Values extends Readonly<Record<string, unknown>>>(
  values: Values | undefined,
): Values | undefined {
  if (values === undefined) return undefined;
  for (const key in values) {
    if (isolated(values[key]) !== values[key]) {
      return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])) as Values;
    }
  }
  return values;
}

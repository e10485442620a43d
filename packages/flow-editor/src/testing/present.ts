/** The value, which a test knows to be there; fails the test where it is not. */
export function present<Value>(value: Value | undefined, what = "a value"): Value {
  if (value === undefined) throw new Error(`Expected ${what}, found nothing.`);
  return value;
}

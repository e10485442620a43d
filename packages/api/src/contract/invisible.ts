/** Control characters (C0 but tab and line ends, DEL, C1): no keyboard means them, and NUL would break the database. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Whether a text holds control characters. */
export function hasControls(value: string): boolean {
  return control.test(value);
}

/** Controls of direction (Unicode UAX 9): they show what follows in another order than it is stored. */
const direction = /\p{Bidi_Control}/gu;

/** Whether a text holds controls of direction. */
export function turnsDirection(value: string): boolean {
  return value.search(direction) >= 0;
}

/**
 * A text without controls of direction. Phones put them around numbers that are copied, and nobody sees them to take
 * them out; no language of the service needs them.
 */
export function withoutDirection(value: string): string {
  return value.replace(direction, "");
}

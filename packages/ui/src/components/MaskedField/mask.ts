/**
 * How a value with a fixed form is typed, shown and checked: a cadastre number, a PINFL, a phone. The kit knows none of
 * them; `@yer/api/formats` has them.
 */
export interface Mask {
  /** Places of the value as shown, such as `"__:__:__:__:__:____"`. */
  readonly pattern: string;
  /** What each place takes: `{ _: /\d/ }`. */
  readonly replacement: Readonly<Record<string, RegExp>>;
  /** Takes the stored value out of what was typed or pasted, in any form people write it. */
  readonly parse: (typed: string) => string;
  /** Lays the stored value out for reading. */
  readonly format: (value: string) => string;
  /** Id of the message that says what is wrong with a stored value; undefined when it is right. Empty values are not asked about. */
  readonly check: (value: string) => string | undefined;
  /** Keyboard of phones. */
  readonly inputMode?: "numeric" | "text" | "tel";
  /** An example, shown while empty. */
  readonly placeholder?: string;
}

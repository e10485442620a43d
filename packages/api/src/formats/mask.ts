/**
 * How a value of a fixed shape is typed, shown and checked, as plain data: what a masked input needs, with no tie to
 * any input. The *canonical* form is what is stored and sent; the *shown* form is what a person sees and types.
 */
export interface Mask {
  /** Stable name of the format: `cadastre`, `pinfl`, … */
  readonly id: string;
  /** Shown form with a replaceable character for each position typed: `+998 __ ___ __ __`. */
  readonly pattern: string;
  /** What may stand in place of each replaceable character of {@link pattern}. */
  readonly replacement: Readonly<Record<string, RegExp>>;
  /** An example of the shape, language-neutral. It is no substitute for a label. */
  readonly placeholder: string;
  readonly inputMode: "numeric" | "tel" | "text";
  /** Canonical form of what was typed or pasted; what cannot be understood is kept, for {@link check} to name. */
  readonly parse: (shown: string) => string;
  /** Shown form of a canonical value. */
  readonly format: (canonical: string) => string;
  /** Message code of the canonical value's fault; `undefined` when it is right. */
  readonly check: (canonical: string) => FormatFault | undefined;
}

/** Every fault a format can find; the message files of the apps have a sentence for each. */
export const formatFaults = [
  "cadastre-shape",
  "cadastre-region",
  "pinfl-shape",
  "pinfl-century",
  "pinfl-birth-date",
  "pinfl-check-digit",
  "stir-shape",
  "passport-shape",
  "phone-shape",
] as const;

/** Message code of a fault: the apps translate it. */
export type FormatFault = (typeof formatFaults)[number];

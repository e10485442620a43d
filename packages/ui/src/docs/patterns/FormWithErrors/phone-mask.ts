import type { Mask } from "../../../components/MaskedField/index.js";

/** A telephone number of nine digits. Apps hand over the masks of their own formats; the kit has none. */
export const phoneMask: Mask = {
  pattern: "__ ___ __ __",
  replacement: { _: /\d/u },
  parse: (typed) => typed.replaceAll(/\D/gu, "").slice(0, 9),
  format: (value) => value.replace(/^(\d{2})(\d{3})(\d{2})(\d{2})$/u, "$1 $2 $3 $4"),
  check: (value) => (/^\d{9}$/u.test(value) ? undefined : "error.phone"),
  inputMode: "tel",
  placeholder: "90 123 45 67",
};

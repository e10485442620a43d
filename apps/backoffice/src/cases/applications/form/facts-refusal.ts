import type { SayDuplicate } from "../../../base/forms/faults.js";
import type { useText } from "../../../base/language/use-text.js";
import { fieldOf } from "./fields.js";

/**
 * Where in the form of an application's facts a refusal is said, and what is said of an application that has the number
 * already.
 */
export function factsRefusal(text: ReturnType<typeof useText>) {
  const sayDuplicate: SayDuplicate = ({ number }) =>
    typeof number === "string" ? undefined : text("form.duplicate.hidden");
  return { nameOf: fieldOf, sayDuplicate };
}

import type { Ref } from "react";

/** Hands an element to a ref of the parent's, whichever kind that is. */
export function assignRef<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === "function") ref(value);
  else if (ref) ref.current = value;
}

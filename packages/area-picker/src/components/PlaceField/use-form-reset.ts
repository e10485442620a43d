import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells when the form around a field is reset: what the parent owns the browser cannot put back by itself. */
export function useFormReset(field: RefObject<HTMLElement | null>, onReset: () => void): void {
  const told = useEffectEvent(onReset);
  useEffect(() => {
    const form = field.current?.closest("form");
    if (!form) return undefined;
    const reset = (event: Event): void => {
      if (!event.defaultPrevented) told();
    };
    form.addEventListener("reset", reset);
    return () => form.removeEventListener("reset", reset);
  }, [field]);
}

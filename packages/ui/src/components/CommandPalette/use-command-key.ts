import { useEffect, useEffectEvent } from "react";

/**
 * Calls `onPress` on Ctrl+K (on a Mac also ⌘K) wherever the focus is, in fields too. The host opens its palette by it:
 * `useCommandKey(() => setOpen((open) => !open))`. The letter goes by its place on the keyboard, so that it is the same
 * under a Cyrillic layout. A part of the page that took the keys for itself (`preventDefault`) keeps them.
 */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const asked = event.code === "KeyK" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!asked || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      press();
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

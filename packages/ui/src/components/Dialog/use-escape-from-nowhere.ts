import { useEffect, useEffectEvent } from "react";

/**
 * Escape, while the focus stands nowhere. A dialog listens to keys within itself; for a frame after another dialog over it
 * closed, or after the focused button went, the focus is on the page's body, and the key would be lost.
 *
 * @param id of an element within the dialog: of dialogs over each other the upper alone takes the key
 * @param close what Escape does; left out, it does nothing
 */
export function useEscapeFromNowhere(id: string, close: (() => void) | undefined): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.target !== document.body) return;
    if (document.getElementById(id)?.closest("[inert], [aria-hidden='true']") !== null) return;
    event.preventDefault();
    close?.();
  });
  useEffect(() => {
    document.addEventListener("keydown", take);
    return () => document.removeEventListener("keydown", take);
  }, []);
}

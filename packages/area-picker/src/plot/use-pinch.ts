import { useEffect, useEffectEvent } from "react";
import { useMapCanvas } from "../maps/MapCanvas/index.js";

/**
 * Two fingers mean the map, also where one of them came down on a handle: whatever the first holds is let go when the second
 * touches, wherever that is. Handles lie over the map and not in it, so a touch of theirs is handed to it; the fingers' way
 * from there on it hears by itself.
 */
export function usePinch(letGo: () => void): void {
  const { map } = useMapCanvas();
  const joined = useEffectEvent(letGo);
  useEffect(() => {
    const surface = map.getContainer();
    const touched = (event: TouchEvent): void => {
      const handles = event.target instanceof Element ? event.target.closest("[data-plot-handles]") : null;
      const isOnHandle = handles !== null && surface.parentElement?.contains(handles) === true;
      // Moves of a finger whose touch nobody takes are no longer the page's to cancel, which the map does with two of them.
      if (isOnHandle) event.preventDefault();
      if (event.touches.length < 2) return;
      joined();
      if (!isOnHandle) return;
      surface.dispatchEvent(
        new TouchEvent("touchstart", {
          cancelable: true,
          touches: Array.from(event.touches),
          changedTouches: Array.from(event.changedTouches),
        }),
      );
    };
    document.addEventListener("touchstart", touched, { capture: true, passive: false });
    return () => document.removeEventListener("touchstart", touched, { capture: true });
  }, [map]);
}

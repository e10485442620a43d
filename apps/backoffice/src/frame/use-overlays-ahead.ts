import { beginOverlays } from "@yer/ui";
import { useEffect } from "react";
import { atRest } from "../base/screen/at-rest.js";

/**
 * Fetches what menus, popovers, dialogs and toasts are drawn with when the page is at rest: for whoever comes to a button by
 * touch, or loses the connection meanwhile. What the page itself needs has had the line for itself by then.
 */
export function useOverlaysAhead(): void {
  useEffect(() => atRest(() => void beginOverlays()), []);
}

import { pageNonce } from "../host/page-nonce.js";

/** Under which React Aria looks for its style before it adds it. */
const id = "react-aria-pressable-style";

/**
 * Adds the style that React Aria adds when the first button has been drawn: what is pressed does not scroll on a double
 * tap. A layer that comes before all others has the browser work out every style and lay out every word a second time, so
 * it stands before the first drawing.
 */
export function addPressableStyle(nonce = pageNonce()): void {
  if (document.getElementById(id)) return;
  const style = document.createElement("style");
  style.id = id;
  if (nonce !== undefined) style.nonce = nonce;
  style.textContent = "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}";
  document.head.prepend(style);
}

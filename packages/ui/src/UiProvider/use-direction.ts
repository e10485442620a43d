import { useLocale } from "react-aria-components/I18nProvider";
import type { Direction } from "../theme/appearance.js";

/** The page's writing direction, for drawings that CSS cannot mirror by itself (canvases, charts). */
export function useDirection(): Direction {
  return useLocale().direction;
}

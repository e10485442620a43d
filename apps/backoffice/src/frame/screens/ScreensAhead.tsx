import type { Location } from "react-router-dom";
import { useScreensAhead } from "./use-screens-ahead.js";

/** Props of {@link ScreensAhead}. */
export interface ScreensAheadProps {
  /** Called with the address of a screen that somebody is about to open, once it can be drawn. */
  readonly onAhead: (location: Location) => void;
}

/** {@link useScreensAhead} in a file of its own: nobody needs it before the page that they came for stands. */
export default function ScreensAhead({ onAhead }: ScreensAheadProps): null {
  useScreensAhead(onAhead);
  return null;
}

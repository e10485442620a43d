import { Shell } from "../Shell.js";
import { useScreensAhead } from "./use-screens-ahead.js";

/**
 * The frame, and what begins screens ahead from it. Apart, because that names the files of all screens: in the frame's own
 * file, a change of one screen would give the frame another name, and everybody would fetch it again.
 */
export function Framed() {
  useScreensAhead();
  return <Shell />;
}

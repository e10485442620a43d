import { useMediaQuery } from "../../state/use-media-query.js";

/** Whether the window is too narrow for a navigation at its side, so that it leaves and opens over the page. */
export function useIsNarrow(): boolean {
  return useMediaQuery("(max-width: 899.98px)");
}

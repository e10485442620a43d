import { useReactFlow, useViewport } from "@xyflow/react";
import type { Viewport } from "@xyflow/react";
import { useLayoutEffect } from "react";
import type { ReactNode } from "react";

/** Tells every change of React Flow's view, once it has one. Stands inside React Flow and shows nothing. */
export function ViewWatch({ onView }: { readonly onView: (viewport: Viewport) => void }): ReactNode {
  const { x, y, zoom } = useViewport();
  const { viewportInitialized } = useReactFlow();
  useLayoutEffect(() => {
    if (viewportInitialized) onView({ x, y, zoom });
  }, [viewportInitialized, onView, x, y, zoom]);
  return null;
}

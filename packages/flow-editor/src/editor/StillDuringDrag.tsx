import { startTransition, useEffect, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { EditorContext, useEditor } from "./editor-context.js";

/** Props of {@link StillDuringDrag}. */
export interface StillDuringDragProps {
  /** The canvas on which the pointer goes down. */
  readonly canvas: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * Keeps what stands beside the canvas as it was while the pointer is down there: a press selects, and drawing the form of
 * what is selected would hold up the drag that begins with it. It follows when the pointer is let go.
 */
export function StillDuringDrag({ canvas, children }: StillDuringDragProps): ReactNode {
  const now = useEditor();
  const [isPressed, setPressed] = useState(false);
  const [held, setHeld] = useState(now);
  if (!isPressed && held !== now) setHeld(now);

  useEffect(() => {
    const element = canvas.current;
    const press = (): void => setPressed(true);
    const release = (): void => startTransition(() => setPressed(false));
    element?.addEventListener("pointerdown", press, { capture: true });
    window.addEventListener("pointerup", release, { capture: true });
    window.addEventListener("pointercancel", release, { capture: true });
    return () => {
      element?.removeEventListener("pointerdown", press, { capture: true });
      window.removeEventListener("pointerup", release, { capture: true });
      window.removeEventListener("pointercancel", release, { capture: true });
    };
  }, [canvas]);

  return <EditorContext value={isPressed ? held : now}>{children}</EditorContext>;
}

import { useRef } from "react";
import type { DragEvent, MouseEvent, PointerEvent } from "react";
import type { CanvasNode } from "../canvas/faces.js";
import { isWithin } from "../canvas/sheet.js";
import type { Plane } from "../canvas/use-plane.js";
import type { Position } from "../model/diagram.js";
import { addableKinds } from "./add-nodes.js";
import type { DiagramEditing } from "./use-diagram-editor.js";
import type { EditorCommands } from "./use-editor-commands.js";

/** The type under which the palette hands over what is dragged. */
export const dragType = "application/x-yer-node";

/** What the pointer's acts depend on. */
export interface SheetPointerWith {
  readonly rtl: boolean;
  /** Nothing is to be changed now: a play is on, a repair is shown. */
  readonly isFixed: boolean;
  /** Called with the id of the node whose name is to be written. */
  readonly onRename: (id: string) => void;
}

/** What the pointer does on the sheet beyond React Flow's own: for the element around it, and for React Flow. */
export interface SheetPointer {
  /** A point of the window as a place of the diagram. */
  readonly placeAt: Plane["placeAt"];
  readonly frame: {
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onDoubleClick: (event: MouseEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  readonly flow: {
    readonly onPaneClick: () => void;
    readonly onSelectionEnd: () => void;
    readonly onNodeDoubleClick: (event: MouseEvent, node: CanvasNode) => void;
  };
}

const isSheet = (target: EventTarget): boolean =>
  target instanceof Element && target.classList.contains("react-flow__pane");

/** Presses, double presses and drops on the sheet, whether what lies there is mounted or not. */
export function useSheetPointer(
  editing: DiagramEditing,
  commands: EditorCommands,
  { extent, isFar, sheet, frame, boxAt, nodeAtPoint, placeAt: onSheet }: Plane,
  { rtl, isFixed, onRename }: SheetPointerWith,
): SheetPointer {
  // React Flow knows of presses on its sheet and of frames drawn on it; what lies there and is not mounted, it does not.
  const pressed = useRef(false);
  const { diagram, selection, select } = editing;
  const placeAt = (point: { readonly clientX: number; readonly clientY: number }): Position => {
    const { x, y } = onSheet(point);
    return { x: rtl ? -x : x, y };
  };
  return {
    placeAt,
    frame: {
      onPointerDownCapture: (event) => {
        // With Shift, React Flow would begin a frame even upon a node: there it means one more.
        const isThing = event.target instanceof Element && event.target.closest(".react-flow__node, .react-flow__edge");
        if (event.shiftKey && isThing) event.stopPropagation();
      },
      onClick: (event) => {
        if (!pressed.current) return;
        pressed.current = false;
        if (extent === null) return;
        const under = isFar ? nodeAtPoint(event) : undefined;
        const isMore = event.ctrlKey || event.metaKey || event.shiftKey;
        select(under ? [...(isMore ? selection : []), under.id] : []);
      },
      onDoubleClick: (event) => {
        if (isFixed || !isSheet(event.target) || nodeAtPoint(event)) return;
        commands.put("step", placeAt(event));
      },
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
      },
      onDrop: (event) => {
        const dropped = event.dataTransfer.getData(dragType);
        const kind = addableKinds(diagram).find((each) => each === dropped);
        if (!kind) return;
        event.preventDefault();
        commands.put(kind, placeAt(event));
      },
    },
    flow: {
      onPaneClick: () => {
        pressed.current = true;
      },
      onSelectionEnd: () => {
        const drawn = frame.ref.current?.querySelector(".react-flow__selection");
        if (!drawn || extent === null) return;
        const box = boxAt(drawn.getBoundingClientRect());
        select(sheet.nodes.flatMap((node) => (isWithin(node, box) ? [node.id] : [])));
      },
      onNodeDoubleClick: (_event, node) => {
        if (!isFixed && node.type !== "gateway") onRename(node.id);
      },
    },
  };
}

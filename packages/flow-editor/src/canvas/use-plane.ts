import { getViewportForBounds } from "@xyflow/react";
import type { ReactFlowInstance, Viewport } from "@xyflow/react";
import { useDirection } from "@yer/ui";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { FocusEvent, PointerEvent, RefObject } from "react";
import type { Diagram, Position } from "../model/diagram.js";
import type { NodeSize } from "../model/node-size.js";
import { extentOf, far, mostMounted } from "./extent.js";
import type { Extent } from "./extent.js";
import type { CanvasEdge, CanvasNode } from "./faces.js";
import { around, grown, isWithin, nodeAt, sheetOf } from "./sheet.js";
import type { Box, Sheet, SheetNode } from "./sheet.js";
import { viewOf } from "./view-of.js";

/** How a diagram is brought into sight. */
export interface Fit {
  /** Only these; what is no node is passed over. @default all nodes */
  readonly nodes?: readonly { readonly id: string }[];
  /** Room around, as a share. */
  readonly padding: number;
  readonly maxZoom: number;
}

/** Props of the element around React Flow. */
export interface PlaneFrameProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** A diagram as a canvas shows it: what is mounted, and what is one picture. */
export interface Plane {
  readonly sheet: Sheet;
  /** What is mounted; null for all of it. */
  readonly extent: Extent | null;
  /** Whether the diagram is so small in view that it is one picture. */
  readonly isFar: boolean;
  /** Size of the canvas in pixels; null until it is known: nothing is shown before. */
  readonly size: NodeSize | null;
  /** Where the view begins: all nodes in sight. */
  readonly first: Viewport;
  readonly minZoom: number;
  readonly frame: PlaneFrameProps;
  /** Given by React Flow. */
  readonly onInit: (instance: ReactFlowInstance<CanvasNode, CanvasEdge>) => void;
  /** To be told by `ViewWatch`, inside React Flow, how the view moves. */
  readonly onView: (viewport: Viewport) => void;
  /** Brings nodes into sight, all of them or some, mounted or not. Settles when they are. */
  readonly fit: (fit?: Partial<Fit>) => Promise<void>;
  /**
   * Brings nodes into sight that are not: as part of the whole where that is still readable, else alone. One that is
   * joined with nothing was put where somebody pointed: while its middle is in sight, the view stands still.
   */
  readonly reveal: (ids: readonly string[]) => void;
  /** A point of the window as a place of the sheet. */
  readonly placeAt: (point: { readonly clientX: number; readonly clientY: number }) => Position;
  /** The node at a point of the window, mounted or not. */
  readonly nodeAtPoint: (point: { readonly clientX: number; readonly clientY: number }) => SheetNode | undefined;
  /** A box of the window as a box of the sheet. */
  readonly boxAt: (rectangle: DOMRect) => Box;
}

/** What is mounted wherever it stands, beside what is in sight. */
export interface PlaneHeld {
  readonly selection: ReadonlySet<string>;
  /** The node whose name is being written. */
  readonly named: string | null;
}

/** What of a large diagram is in the document: the nodes around the view, or from afar none. */
type Window = { readonly isFar: true } | { readonly isFar: false; readonly area: Box };

/** How much more than is in view is mounted, on each side, as a share of the view. */
const margin = 0.15;

/** How far out one may zoom, if the whole diagram is in sight before that. */
const leastZoom = 0.1;

/** Below this zoom texts are small: the whole is not brought into sight by itself. */
const readable = 0.4;

/** Pixels that stay free around what is brought into sight: below it stand the ways to append. */
const clear = { side: 24, below: 56 };

const afar: Window = { isFar: true };
const origin: Viewport = { x: 0, y: 0, zoom: 1 };

/**
 * Where a diagram stands in view and what of it must be in the document. Small diagrams are mounted whole. Of a large
 * one, only what is around the view is, and from afar, where a node is a few pixels, only what is selected, under the
 * pointer or has the keyboard: the rest is a picture (`FarPicture`). So a node that can be pressed is always an element.
 */
export function usePlane(diagram: Diagram, whole: Omit<Fit, "nodes">, { selection, named }: PlaneHeld): Plane {
  const sheet = sheetOf(diagram, useDirection());
  const isLarge = sheet.nodes.length > mostMounted;
  const ref = useRef<HTMLDivElement>(null);
  const flow = useRef<ReactFlowInstance<CanvasNode, CanvasEdge>>(null);
  const [size, setSize] = useState<NodeSize | null>(null);
  const [first, setFirst] = useState(origin);
  const [view, setView] = useState<Window>(afar);
  const [under, setUnder] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);

  // What handlers read is what was drawn last.
  const latest = useRef({ sheet, isLarge, size, whole, view });
  useLayoutEffect(() => {
    latest.current = { sheet, isLarge, size, whole, view };
  });

  const acts = useMemo(() => {
    const fitted = (room: NodeSize, fit?: Partial<Fit>): Viewport => {
      const { sheet: at, whole: given } = latest.current;
      const nodes = fit?.nodes?.flatMap(({ id }) => at.byId.get(id) ?? []);
      const { padding, maxZoom } = { ...given, ...fit };
      const bounds = nodes && nodes.length > 0 ? around(nodes) : at.bounds;
      return getViewportForBounds(bounds, room.width, room.height, Number.EPSILON, maxZoom, padding);
    };
    const look = (viewport: Viewport, room: NodeSize) => {
      const { isLarge: isWindowed, view: before } = latest.current;
      const isFar = isWindowed && viewport.zoom < far;
      // What is told in pixels (a frame around the node with the keyboard) stays so from afar; what is pressed is as large.
      ref.current?.style.setProperty("--_larger", String(Math.max(1, 1 / viewport.zoom)));
      if (isFar) ref.current?.style.setProperty("--_pixel", `${1 / viewport.zoom}px`);
      else ref.current?.style.removeProperty("--_pixel");
      if (!isWindowed) return;
      if (isFar) {
        if (!before.isFar) setView(afar);
        return;
      }
      const seen = viewOf(viewport, room);
      const isEnough = !before.isFar && isWithin(seen, before.area) && before.area.width < 1.6 * seen.width;
      if (!isEnough) setView({ isFar: false, area: grown(seen, margin) });
    };
    const toSheet = ({ x, y }: Position): Position => {
      const box = ref.current?.getBoundingClientRect();
      const at = flow.current?.getViewport() ?? origin;
      return { x: (x - (box?.x ?? 0) - at.x) / at.zoom, y: (y - (box?.y ?? 0) - at.y) / at.zoom };
    };
    const placeAt: Plane["placeAt"] = ({ clientX, clientY }) => toSheet({ x: clientX, y: clientY });
    const nodeAtPoint: Plane["nodeAtPoint"] = (point) => nodeAt(latest.current.sheet, placeAt(point));
    const fit: Plane["fit"] = async (given) => {
      const { size: room } = latest.current;
      if (room) await flow.current?.setViewport(fitted(room, given));
    };
    const onView: Plane["onView"] = (viewport) => {
      const { size: room } = latest.current;
      if (room) look(viewport, room);
    };
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = ref.current ?? {};
      const { size: before } = latest.current;
      if (before?.width === width && before.height === height) return;
      const room = { width, height };
      setSize(room);
      const at = flow.current?.getViewport();
      // Until there is room, there was nothing to fit; and where the whole was in sight, it stays so.
      if (width > 0 && (!before?.width || (at && isNear(at, fitted(before))))) {
        const viewport = fitted(room);
        setFirst(viewport);
        look(viewport, room);
        void flow.current?.setViewport(viewport);
      }
    };
    return {
      measure,
      nodeAtPoint,
      placeAt,
      reveal: (ids: readonly string[]) => {
        const { sheet: at, size: canvas } = latest.current;
        const nodes = ids.flatMap((id) => at.byId.get(id) ?? []);
        const viewport = flow.current?.getViewport();
        if (!canvas || !viewport || nodes.length === 0) return;
        const box = around(nodes);
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0 };
        const isJoined = at.relations.some(({ from, to }) => nodes.includes(from) || nodes.includes(to));
        if (!isJoined && isWithin(middle, viewOf(viewport, canvas))) return;
        const moved = movedInto(box, viewport, canvas);
        if (moved === viewport) return;
        const whole = fitted(canvas, { maxZoom: viewport.zoom });
        void flow.current?.setViewport(whole.zoom >= Math.min(readable, viewport.zoom) ? whole : moved);
      },
      fit,
      onView,
      again: () => {
        if (flow.current) onView(flow.current.getViewport());
      },
      boxAt: (rectangle: DOMRect): Box => {
        const corner = toSheet(rectangle);
        const zoom = flow.current?.getZoom() ?? 1;
        return { ...corner, width: rectangle.width / zoom, height: rectangle.height / zoom };
      },
      onInit: (instance: ReactFlowInstance<CanvasNode, CanvasEdge>) => {
        flow.current = instance;
        // The room may have changed while React Flow set itself up, and nobody has looked elsewhere yet.
        void fit();
      },
      frame: {
        ref,
        // The node under the pointer is mounted before it can be pressed, so that a press finds an element.
        onPointerMove: (event: PointerEvent) => {
          if (!latest.current.view.isFar || !latest.current.isLarge || event.buttons !== 0) return;
          setUnder(nodeAtPoint(event)?.id ?? null);
        },
        onPointerLeave: () => setUnder(null),
        onFocus: ({ target }: FocusEvent) => {
          const id = target.closest(".react-flow__node")?.getAttribute("data-id");
          if (id === null || id === undefined) return;
          setFocused(id);
          const { sheet: at, size: room } = latest.current;
          const node = at.byId.get(id);
          const viewport = flow.current?.getViewport();
          if (!node || !room || !viewport || !target.matches(":focus-visible")) return;
          // Nobody is to look for the node that has the keyboard.
          if (isWithin(node, viewOf(viewport, room))) return;
          const { x, y, width, height } = node;
          void flow.current?.setCenter(x + width / 2, y + height / 2, { zoom: viewport.zoom });
        },
      },
    };
  }, []);

  useLayoutEffect(() => {
    acts.measure();
    const observer = new ResizeObserver(acts.measure);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [acts]);

  // A diagram that has become large, by an edit or another one in its place, has not been looked at yet.
  useLayoutEffect(() => {
    if (isLarge) acts.again();
  }, [isLarge, acts]);

  const area = isLarge && !view.isFar ? view.area : null;
  const extent = useMemo(
    () => (isLarge ? extentOf(sheet, area, { selection, others: [under, named], focused }) : null),
    [isLarge, sheet, area, selection, under, named, focused],
  );
  const minZoom = useMemo(() => {
    if (!isLarge || !size || size.width === 0) return leastZoom;
    const all = getViewportForBounds(sheet.bounds, size.width, size.height, Number.EPSILON, 1, whole.padding);
    return Math.min(leastZoom, all.zoom);
  }, [isLarge, sheet, size, whole.padding]);

  return {
    ...acts,
    sheet,
    extent,
    isFar: isLarge && view.isFar,
    size,
    first,
    minZoom,
  };
}

/** Whether two views show the same: they differ by what rounding leaves. */
const isNear = (one: Viewport, other: Viewport): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < 1 && Math.abs(one.zoom / other.zoom - 1) < 0.001;

/** How far a stretch is to move to lie within a size; its begin counts first. */
const over = (from: number, to: number, size: number): number =>
  from < 0 ? -from : to > size ? Math.max(size - to, -from) : 0;

/** The view, moved no farther than it takes to show a box with room around it; the very same where it shows it. */
function movedInto(box: Box, viewport: Viewport, { width, height }: NodeSize): Viewport {
  const { zoom } = viewport;
  const left = viewport.x + box.x * zoom - clear.side;
  const top = viewport.y + box.y * zoom - clear.side;
  const x = over(left, left + box.width * zoom + 2 * clear.side, width);
  const y = over(top, top + box.height * zoom + clear.side + clear.below, height);
  return x === 0 && y === 0 ? viewport : { x: viewport.x + x, y: viewport.y + y, zoom };
}

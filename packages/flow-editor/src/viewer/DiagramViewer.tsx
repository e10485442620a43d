import { ReactFlow } from "@xyflow/react";
import type { ReactFlowInstance } from "@xyflow/react";
import { IconButton, MinusIcon, PlusIcon, useDirection, useRootProps, type RootProps } from "@yer/ui";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { ariaLabels } from "../canvas/aria-labels.js";
import { edgeTypes } from "../canvas/BentEdge.js";
import { CanvasStyle } from "../canvas/canvas-style.js";
import type { CanvasEdge, CanvasNode } from "../canvas/faces.js";
import { FarPicture } from "../canvas/FarPicture.js";
import { farMarks } from "../canvas/far-marks.js";
import { FitIcon } from "../canvas/FitIcon.js";
import { nodeTypes } from "../canvas/nodes.js";
import { useCanvasElements } from "../canvas/use-canvas-elements.js";
import type { CanvasContent } from "../canvas/use-canvas-elements.js";
import { usePlane } from "../canvas/use-plane.js";
import { ViewWatch } from "../canvas/ViewWatch.js";
import type { FlowText } from "../texts/flow-text.js";
import { useFlowText } from "../texts/use-flow-text.js";
import type { Mark } from "../versions/compare.js";
import { markStyle } from "../canvas/mark-style.js";

/** Props of {@link DiagramViewer}. */
export interface DiagramViewerProps extends CanvasContent, RootProps {
  /** Name of the box, where several stand on a page. @default "Discussion logic", in the interface language */
  readonly "aria-label"?: string;
  /** What became of nodes and relations since another version, by id. */
  readonly marks?: ReadonlyMap<string, Mark>;
  /** Height of the box in CSS. @default "360px" */
  readonly height?: string;
  /** Called with a step's id when it is chosen by pointer or by Enter. */
  readonly onStep?: (stepId: string) => void;
}

const Box = styled.section`
  position: relative;
  block-size: var(--_height);
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-sunken);
  .react-flow__handle {
    opacity: 0;
  }
  ${markStyle}
  /* A finger scrolls the page over the picture, until it is asked to be larger: then it moves the picture. */
  @media (pointer: coarse) {
    &:not([data-held]) .react-flow__pane {
      touch-action: pan-x pan-y pinch-zoom;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const Sheet = styled.div`
  block-size: 100%;
`;

const Tools = styled.div`
  position: absolute;
  inset-block-end: var(--yer-space-2);
  inset-inline-end: var(--yer-space-2);
  z-index: 5;
  display: flex;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);
  @media print {
    display: none;
  }
`;

const fitOptions = { padding: 0.08, maxZoom: 1 };
const held = { selection: new Set<string>(), named: null };
const nothing: ReadonlySet<string> = new Set();

/** How far an arrow key moves the picture, in pixels. */
const stride = 48;

/**
 * A diagram to look at, and how a case stands on it: each step says done, under way, to come or late by icon, word
 * and colour. It fits its box, pans by drag and arrow keys, zooms by buttons, + and −, pinch and Ctrl with the wheel;
 * a plain wheel scrolls the page, and so does a finger until the picture is made larger. Every node can be reached by Tab and names itself. On phones and to readers in
 * lists, show `DiagramOutline` instead: it says the same.
 */
export function DiagramViewer({
  diagram,
  progress,
  names,
  durations,
  "aria-label": label,
  marks,
  height = "360px",
  onStep,
  ...root
}: DiagramViewerProps): ReactNode {
  const text = useFlowText();
  const rtl = useDirection() === "rtl";
  const plane = usePlane(diagram, fitOptions, held);
  const elements = useCanvasElements({ diagram, progress, names, durations }, plane.extent);
  const { nodes, edges } = useMemo(() => (marks ? marked(elements, marks, text) : elements), [elements, marks, text]);
  const far = useMemo(() => farMarks({ progress, versions: marks }), [progress, marks]);
  const flow = useRef<ReactFlowInstance<CanvasNode, CanvasEdge>>(null);
  const moved = useRef(false);
  const [isHeld, setHeld] = useState(false);
  const labels = useMemo(() => ariaLabels(text, "viewer.hint"), [text]);
  const id = useId();

  // The picture keeps to its box until somebody has moved it by hand.
  const { size, fit: fitAll } = plane;
  useEffect(() => {
    if (size && !moved.current) void fitAll();
  }, [size, fitAll]);

  const fit = () => {
    moved.current = false;
    setHeld(false);
    void fitAll();
  };
  const zoom = (by: 1 | -1) => {
    moved.current = true;
    setHeld(true);
    void (by > 0 ? flow.current?.zoomIn() : flow.current?.zoomOut());
  };
  // A step of the picture from afar, where a finger meets it: under a mouse it is mounted already.
  const pressed = useRef(false);
  const onClick = (event: MouseEvent) => {
    const under = pressed.current && plane.isFar ? plane.nodeAtPoint(event) : undefined;
    pressed.current = false;
    if (under?.kind === "step") onStep?.(under.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const view = flow.current;
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    const shift = shifts[event.key];
    if (shift) {
      moved.current = true;
      const { x, y, zoom } = view.getViewport();
      void view.setViewport({ x: x + shift[0] * stride, y: y + shift[1] * stride, zoom });
    } else if (event.key === "+" || event.key === "=") zoom(1);
    else if (event.key === "-") zoom(-1);
    else if (event.key === "0") fit();
    else if (event.key === "Enter") {
      const node = event.target instanceof Element ? event.target.closest(".react-flow__node") : null;
      const stepId = diagram.steps.find((step) => step.id === node?.getAttribute("data-id"))?.id;
      if (stepId === undefined || !onStep) return;
      onStep(stepId);
    } else return;
    event.preventDefault();
  };
  const given = useRootProps(root, { style: { "--_height": height }, onKeyDown });

  return (
    <Box {...given} aria-label={label ?? text("viewer.label")} aria-describedby={id} data-held={isHeld || undefined}>
      <CanvasStyle />
      <span id={id} hidden>
        {text("viewer.hint")}
      </span>
      <Sheet {...plane.frame} onClick={onClick}>
        {size && (
          <ReactFlow<CanvasNode, CanvasEdge>
            aria-label={label ?? text("viewer.label")}
            nodes={nodes}
            edges={edges}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            onInit={(instance) => {
              flow.current = instance;
              plane.onInit(instance);
            }}
            onMoveStart={(event) => {
              if (event) moved.current = true;
            }}
            onPaneClick={() => {
              pressed.current = true;
            }}
            onNodeClick={(_event, node) => {
              if (node.type === "step") onStep?.(node.id);
            }}
            defaultViewport={plane.first}
            minZoom={plane.minZoom}
            maxZoom={2}
            nodesDraggable={false}
            nodesConnectable={false}
            elementsSelectable={false}
            nodesFocusable
            edgesFocusable={false}
            autoPanOnNodeFocus={false}
            deleteKeyCode={null}
            panOnDrag={isHeld || !isCoarse()}
            zoomOnPinch={isHeld || !isCoarse()}
            zoomOnScroll={false}
            zoomOnDoubleClick={false}
            preventScrolling={false}
            ariaLabelConfig={labels}
            attributionPosition={rtl ? "bottom-right" : "bottom-left"}
          >
            <ViewWatch onView={plane.onView} />
            {plane.isFar ? <FarPicture sheet={plane.sheet} marks={far} hidden={nothing} size={size} /> : null}
          </ReactFlow>
        )}
      </Sheet>
      <Tools>
        <IconButton size="sm" aria-label={text("viewer.zoomOut")} icon={<MinusIcon />} onPress={() => zoom(-1)} />
        <IconButton size="sm" aria-label={text("viewer.zoomIn")} icon={<PlusIcon />} onPress={() => zoom(1)} />
        <IconButton size="sm" aria-label={text("viewer.fit")} icon={<FitIcon />} onPress={fit} />
      </Tools>
    </Box>
  );
}

interface Elements {
  readonly nodes: CanvasNode[];
  readonly edges: CanvasEdge[];
}

/** The elements with what became of them: by a class for the eye and a word for the ear. */
function marked({ nodes, edges }: Elements, marks: ReadonlyMap<string, Mark>, text: FlowText): Elements {
  const told = <Element extends CanvasNode | CanvasEdge>(element: Element): Element => {
    const mark = marks.get(element.id);
    if (!mark) return element;
    const word = text(`mark.${mark}`);
    return { ...element, className: mark, ariaLabel: `${word}: ${element.ariaLabel ?? ""}` };
  };
  return { nodes: nodes.map(told), edges: edges.map(told) };
}

/** Whether people point with a finger. */
const isCoarse = (): boolean => matchMedia("(pointer: coarse)").matches;

const shifts: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

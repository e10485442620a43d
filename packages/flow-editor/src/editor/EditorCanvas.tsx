import { Background, BackgroundVariant, ReactFlow, ViewportPortal } from "@xyflow/react";
import type { EdgeChange, NodeChange, ReactFlowInstance } from "@xyflow/react";
import { useDirection } from "@yer/ui";
import { useMemo } from "react";
import type { ReactNode, RefObject } from "react";
import { styled } from "styled-components";
import { ariaLabels } from "../canvas/aria-labels.js";
import { edgeTypes } from "../canvas/BentEdge.js";
import { canvasControls } from "../canvas/canvas-controls.js";
import { CanvasStyle } from "../canvas/canvas-style.js";
import type { CanvasEdge, CanvasNode } from "../canvas/faces.js";
import { FarPicture } from "../canvas/FarPicture.js";
import { farMarks, withSelected } from "../canvas/far-marks.js";
import { BesideContext, nodeTypes } from "../canvas/nodes.js";
import { SheetMap } from "../canvas/SheetMap.js";
import { useCanvasElements } from "../canvas/use-canvas-elements.js";
import { usePlane } from "../canvas/use-plane.js";
import { ViewWatch } from "../canvas/ViewWatch.js";
import type { Fit, Plane } from "../canvas/use-plane.js";
import type { Diagram } from "../model/diagram.js";
import { canConnect } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { AppendButtons } from "./AppendButtons.js";
import { DraggedNodes } from "./DraggedNodes.js";
import { useEditor } from "./editor-context.js";
import { NodeName } from "./NodeName.js";
import type { PlayState } from "./PlayPanel.js";
import { useNodeMoves } from "./use-node-moves.js";
import { useReveal } from "./use-reveal.js";
import { useSheetPointer } from "./use-sheet-pointer.js";

/** The canvas as the rest of the editor reaches it. */
export interface EditorFlow extends Pick<ReactFlowInstance<CanvasNode, CanvasEdge>, "zoomIn" | "zoomOut"> {
  /** A point of the window as a place of the diagram. */
  readonly placeAt: Plane["placeAt"];
  /** Brings nodes into sight, all of them or some; what is not mounted at the moment too. */
  readonly fitView: (fit?: Partial<Fit>) => Promise<void>;
}

/** Props of {@link EditorCanvas}. */
export interface EditorCanvasProps {
  /** Given the canvas once it stands. */
  readonly flowRef: RefObject<EditorFlow | null>;
  /** Shown instead of the diagram: what a repair would make of it. */
  readonly preview: Diagram | null;
  /** How a play stands; while one is on, nothing is moved or drawn. */
  readonly play: PlayState | null;
  /** The node whose name is being written on the canvas. */
  readonly renaming: string | null;
  /** Called with the id of the node whose name is to be written; null when that is over. */
  readonly onRename: (id: string | null) => void;
}

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
  min-block-size: 0;
  background: var(--yer-surface-sunken);
  ${canvasControls}
  .react-flow__node.proposed > :first-child {
    --yer-border-strong: var(--yer-accent);
    --yer-surface: var(--yer-accent-subtle);
  }
  .react-flow__edge.proposed .react-flow__edge-path {
    stroke: var(--yer-accent);
    stroke-dasharray: 6 4;
  }
`;

/** Stands over a node, on React Flow's plane. */
const Place = styled.div`
  position: absolute;
  z-index: 2000;
`;

const appendTo = (id: string): ReactNode => <AppendButtons id={id} />;

/** Nodes are put on this grid when they are dragged. */
const grid: [number, number] = [8, 8];

/** How the whole diagram is brought into sight. */
const fitOptions = { padding: 0.1, maxZoom: 1 };

/** Keys held while one more is selected. */
const severalKeys = ["Shift", "Control", "Meta"];

/** The diagram to draw on: drag nodes, draw relations, select, drop from the palette. Keys are heard by the editor around it. */
export function EditorCanvas({ flowRef, preview, play, renaming, onRename }: EditorCanvasProps): ReactNode {
  const { editing, commands, names, text } = useEditor();
  const { diagram, selection, findings } = editing;
  const rtl = useDirection() === "rtl";
  const shown = preview ?? diagram;
  const plane = usePlane(shown, fitOptions, { selection, named: renaming });
  const { sheet, extent, isFar, size } = plane;
  const { nodes, edges } = useCanvasElements({ diagram: shown, names, progress: play?.progress }, extent);
  const isFixed = preview !== null || play !== null;
  const labels = useMemo(() => ariaLabels(text, "editor.hint"), [text]);
  const { drag, moving, onMove } = useNodeMoves(editing, nodes, sheet);
  const named = renaming === null ? undefined : nodes.find(({ id }) => id === renaming);

  const faulty = useMemo(() => new Set(findings.flatMap((finding) => finding.nodes)), [findings]);
  const faults = useMemo(() => farMarks({ progress: play?.progress, faulty }), [play?.progress, faulty]);
  const marks = useMemo(() => (isFar ? withSelected(faults, selection) : faults), [isFar, faults, selection]);
  const drawn = useMemo(() => {
    const before = preview && graphOf(diagram);
    return nodes.map((node) => {
      const className = before && !before.has(node.id) ? "proposed" : faulty.has(node.id) ? "faulty" : "";
      const selected = selection.has(node.id);
      // A node as it was stays the same object, so that it is not drawn again.
      return className !== "" || selected ? { ...node, className, selected } : node;
    });
  }, [nodes, faulty, selection, preview, diagram]);
  const led = useMemo(() => {
    const before = preview && new Map(diagram.relations.map(({ id, source, target }) => [id, `${source} ${target}`]));
    return edges.map((edge) => {
      const proposed = before && before.get(edge.id) !== `${edge.source} ${edge.target}`;
      const selected = selection.has(edge.id);
      const left = play && Object.hasOwn(play.remaining, edge.id) ? play.remaining[edge.id] : undefined;
      if (left !== undefined && left > 0) return { ...edge, selected, label: text("play.left", { count: left }) };
      return proposed || selected ? { ...edge, selected, className: proposed ? "proposed" : "" } : edge;
    });
  }, [edges, selection, preview, diagram, play, text]);

  const choose = (changes: readonly (NodeChange<CanvasNode> | EdgeChange<CanvasEdge>)[]) => {
    const chosen = changes.filter((change) => change.type === "select");
    if (chosen.length === 0) return;
    const next = new Set(selection);
    for (const { id, selected } of chosen) {
      if (selected) next.add(id);
      else next.delete(id);
    }
    editing.select(next);
  };

  const pointer = useSheetPointer(editing, commands, plane, { rtl, isFixed, onRename });
  useReveal(sheet, plane);

  return (
    <Frame {...plane.frame} {...pointer.frame}>
      <CanvasStyle />
      <BesideContext value={appendTo}>
        {size && (
          <ReactFlow<CanvasNode, CanvasEdge>
            aria-label={text("viewer.label")}
            nodes={drawn}
            edges={led}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            onInit={(instance) => {
              plane.onInit(instance);
              const { zoomIn, zoomOut } = instance;
              flowRef.current = { zoomIn, zoomOut, fitView: plane.fit, placeAt: pointer.placeAt };
            }}
            onNodesChange={(changes) => {
              choose(changes);
              onMove(changes);
            }}
            onEdgesChange={choose}
            {...pointer.flow}
            multiSelectionKeyCode={severalKeys}
            onConnect={({ source, target }) => commands.connect(source, target)}
            isValidConnection={({ source, target }) => canConnect(diagram, source, target)}
            nodesDraggable={!isFixed}
            nodesConnectable={!isFixed}
            defaultViewport={plane.first}
            minZoom={plane.minZoom}
            maxZoom={2}
            snapToGrid
            snapGrid={grid}
            deleteKeyCode={null}
            zoomOnScroll={false}
            panOnScroll
            zoomOnDoubleClick={false}
            disableKeyboardA11y
            ariaLabelConfig={labels}
            attributionPosition={rtl ? "bottom-right" : "bottom-left"}
          >
            <ViewWatch onView={plane.onView} />
            {isFar ? (
              <FarPicture sheet={sheet} marks={marks} hidden={moving} size={size} />
            ) : (
              <Background variant={BackgroundVariant.Dots} gap={16} color="var(--yer-border-strong)" />
            )}
            <DraggedNodes drag={drag} nodes={drawn} />
            {named ? (
              <ViewportPortal>
                <Place style={{ left: named.position.x, top: named.position.y, inlineSize: named.width ?? 0 }}>
                  <NodeName key={named.id} id={named.id} onDone={() => onRename(null)} />
                </Place>
              </ViewportPortal>
            ) : null}
            <SheetMap sheet={sheet} marks={faults} size={size} label={text("editor.minimap")} />
          </ReactFlow>
        )}
      </BesideContext>
    </Frame>
  );
}

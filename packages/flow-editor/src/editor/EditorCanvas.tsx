import { Background, BackgroundVariant, MiniMap, ReactFlow, ViewportPortal } from "@xyflow/react";
import type { EdgeChange, NodeChange, ReactFlowInstance } from "@xyflow/react";
import { useDirection } from "@yer/ui";
import { useMemo, useState } from "react";
import type { DragEvent, ReactNode, RefObject } from "react";
import { styled } from "styled-components";
import { ariaLabels } from "../canvas/ariaLabels.js";
import { canvasControls } from "../canvas/canvasControls.js";
import { CanvasStyle } from "../canvas/CanvasStyle.js";
import type { CanvasEdge, CanvasNode } from "../canvas/faces.js";
import { BesideContext, nodeTypes } from "../canvas/nodes.js";
import { mirrored, useCanvasElements } from "../canvas/useCanvasElements.js";
import type { Diagram, Position } from "../model/diagram.js";
import { canConnect, move } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import type { AddableKind } from "./commands.js";
import { AppendButtons } from "./AppendButtons.js";
import { useEditor } from "./EditorContext.js";
import { GuideLines } from "./GuideLines.js";
import { snap } from "./guides.js";
import type { Box, Guide } from "./guides.js";
import { NodeName } from "./NodeName.js";
import type { PlayState } from "./PlayPanel.js";

/** The canvas as the rest of the editor reaches it. */
export type EditorFlow = ReactFlowInstance<CanvasNode, CanvasEdge>;

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
  /** Told which node's name is to be written; null when that is over. */
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
const GRID: [number, number] = [8, 8];

/** The type under which the palette hands over what is dragged. */
export const DRAG_TYPE = "application/x-yer-node";

const KINDS: ReadonlySet<string> = new Set<AddableKind>(["step", "gateway", "end"]);

/** The diagram to draw on: drag nodes, draw relations, select, drop from the palette. Keys are heard by the editor around it. */
export function EditorCanvas({ flowRef, preview, play, renaming, onRename }: EditorCanvasProps): ReactNode {
  const { editing, commands, names, text } = useEditor();
  const { diagram, selection, findings } = editing;
  const rtl = useDirection() === "rtl";
  const shown = preview ?? diagram;
  const { nodes, edges } = useCanvasElements({ diagram: shown, names, progress: play?.progress });
  const isFixed = preview !== null || play !== null;
  const labels = useMemo(() => ariaLabels(text, "editor.hint"), [text]);

  // Where dragged nodes are now; they come into the diagram, as one edit, when they are let go.
  const [dragged, setDragged] = useState<ReadonlyMap<string, Position>>(NOWHERE);
  const [guides, setGuides] = useState<readonly Guide[]>(NO_GUIDES);
  const named = renaming === null ? undefined : nodes.find(({ id }) => id === renaming);

  const faulty = useMemo(() => new Set(findings.flatMap((finding) => finding.nodes)), [findings]);
  const drawn = useMemo(() => {
    const before = preview && graphOf(diagram);
    return nodes.map((node) => {
      const position = dragged.get(node.id);
      const className = before && !before.has(node.id) ? "proposed" : faulty.has(node.id) ? "faulty" : "";
      const selected = selection.has(node.id);
      // A node as it was stays the same object, so that it is not drawn again.
      return position || className !== "" || selected
        ? { ...node, className, selected, ...(position && { position }) }
        : node;
    });
  }, [nodes, dragged, faulty, selection, preview, diagram]);
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

  const even = (id: string, position: Position) => {
    const others = nodes.flatMap((node) => (node.id === id ? [] : [boxOf(node)]));
    const own = nodes.find((node) => node.id === id);
    return own ? snap({ ...boxOf(own), ...position }, others) : null;
  };

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

  const onNodesChange = (changes: NodeChange<CanvasNode>[]) => {
    choose(changes);
    const moved = changes.filter((change) => change.type === "position");
    const [first] = moved;
    // One node alone is drawn to where it stands even with others; several keep their places to each other.
    const evened = moved.length === 1 && first?.position ? even(first.id, first.position) : null;
    const places = moved.flatMap(({ id, position }) => (position ? [[id, evened?.position ?? position] as const] : []));
    setGuides(first?.dragging ? (evened?.guides ?? NO_GUIDES) : NO_GUIDES);
    if (moved.some(({ dragging }) => dragging)) {
      setDragged((before) => new Map([...before, ...places]));
    } else if (moved.length > 0) {
      const graph = graphOf(diagram);
      const all = new Map([...dragged, ...places]);
      setDragged(NOWHERE);
      editing.edit((current) =>
        move(
          current,
          Object.fromEntries([...all].map(([id, at]) => [id, mirrored(at, graph.get(id)?.kind ?? "step", rtl)])),
        ),
      );
    }
  };

  const onDrop = (event: DragEvent) => {
    const kind = event.dataTransfer.getData(DRAG_TYPE);
    if (!flowRef.current || !KINDS.has(kind)) return;
    event.preventDefault();
    const at = flowRef.current.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    commands.add(kind as AddableKind, mirrored(at, kind as AddableKind, rtl));
  };

  return (
    <Frame
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
      }}
      onDrop={onDrop}
    >
      <CanvasStyle />
      <BesideContext value={appendTo}>
        <ReactFlow<CanvasNode, CanvasEdge>
          nodes={drawn}
          edges={led}
          nodeTypes={nodeTypes}
          onInit={(instance) => {
            flowRef.current = instance;
          }}
          onNodesChange={onNodesChange}
          onEdgesChange={choose}
          onNodeDoubleClick={(_event, node) => {
            if (!isFixed && node.type !== "gateway") onRename(node.id);
          }}
          onConnect={({ source, target }) => commands.connect(source, target)}
          isValidConnection={({ source, target }) => canConnect(diagram, source, target)}
          nodesDraggable={!isFixed}
          nodesConnectable={!isFixed}
          fitView
          fitViewOptions={{ padding: 0.1, maxZoom: 1 }}
          minZoom={0.1}
          maxZoom={2}
          snapToGrid
          snapGrid={GRID}
          deleteKeyCode={null}
          zoomOnScroll={false}
          panOnScroll
          zoomOnDoubleClick={false}
          disableKeyboardA11y
          onlyRenderVisibleElements={nodes.length > 200}
          ariaLabelConfig={labels}
          attributionPosition={rtl ? "bottom-right" : "bottom-left"}
        >
          <Background variant={BackgroundVariant.Dots} gap={16} color="var(--yer-border-strong)" />
          {guides.length > 0 ? <GuideLines guides={guides} /> : null}
          {named ? (
            <ViewportPortal>
              <Place style={{ left: named.position.x, top: named.position.y, inlineSize: named.width ?? 0 }}>
                <NodeName key={named.id} id={named.id} onDone={() => onRename(null)} />
              </Place>
            </ViewportPortal>
          ) : null}
          {nodes.length > 24 ? (
            <MiniMap
              pannable
              zoomable
              position={rtl ? "top-left" : "top-right"}
              bgColor="var(--yer-surface)"
              nodeColor="var(--yer-border-strong)"
              maskColor="color-mix(in oklab, var(--yer-surface-sunken) 70%, transparent)"
            />
          ) : null}
        </ReactFlow>
      </BesideContext>
    </Frame>
  );
}

const NOWHERE: ReadonlyMap<string, Position> = new Map();
const NO_GUIDES: readonly Guide[] = [];

const boxOf = ({ position, width = 0, height = 0 }: CanvasNode): Box => ({ ...position, width, height });

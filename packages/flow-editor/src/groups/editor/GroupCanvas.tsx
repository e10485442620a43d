import { Background, BackgroundVariant, ReactFlow } from "@xyflow/react";
import type { EdgeChange, NodeChange } from "@xyflow/react";
import { useDirection, useUiIntl } from "@yer/ui";
import { useMemo, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { ariaLabels } from "../../canvas/aria-labels.js";
import { CanvasStyle } from "../../canvas/canvas-style.js";
import { canvasControls } from "../../canvas/canvas-controls.js";
import type { Position } from "../../model/diagram.js";
import {
  canLead,
  endAfter,
  lead,
  moveNodes,
  questionSize,
  release,
  removeFromCanvas,
} from "../../model/groups/index.js";
import type { GroupEdit, GroupFlow } from "../../model/groups/index.js";
import { useGroupParts } from "./group-editor-context.js";
import { optionOfHandle, questionElements } from "./question-face.js";
import type { QuestionNode, WayEdge } from "./question-face.js";
import { questionTypes } from "./QuestionOnCanvas.js";

const Frame = styled.div`
  ${canvasControls}
  position: relative;
  min-inline-size: 0;
  block-size: 100%;
  background: var(--yer-surface-sunken);
`;

/** Nodes are put on this grid when they are dragged. */
const grid: [number, number] = [8, 8];

/** The questions to draw on: drag a question to move it, drag from an answer to the question that follows it. */
export function GroupCanvas(): ReactNode {
  const { editing, text } = useGroupParts();
  const { locale } = useUiIntl();
  const direction = useDirection();
  const { group, findings } = editing;
  const { nodes, edges } = useMemo(
    () => questionElements(group, { text, locale, direction }),
    [group, text, locale, direction],
  );
  const labels = useMemo(() => ariaLabels(text, "groupEditor.hint"), [text]);
  const faulty = useMemo(() => new Set(findings.flatMap((finding) => finding.nodes)), [findings]);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<ReadonlyMap<string, Position>>(nowhere);

  const choose = (changes: readonly (NodeChange<QuestionNode> | EdgeChange<WayEdge>)[]) => {
    const chosen = changes.filter((change) => change.type === "select");
    if (chosen.length === 0) return;
    const next = new Set(selection);
    for (const { id, selected } of chosen) {
      if (selected) next.add(id);
      else next.delete(id);
    }
    setSelection(next);
  };

  const onNodesChange = (changes: NodeChange<QuestionNode>[]) => {
    choose(changes);
    const moved = changes.filter((change) => change.type === "position");
    const places = moved.flatMap(({ id, position }) => (position ? [[id, position] as const] : []));
    if (moved.some(({ dragging }) => dragging)) {
      setDragged((before) => new Map([...before, ...places]));
    } else if (moved.length > 0) {
      const all = new Map([...dragged, ...places]);
      setDragged(nowhere);
      const stored = ({ x, y }: Position) => (direction === "rtl" ? { x: -x - questionSize.width, y } : { x, y });
      editing.edit((current) => moveNodes(current, Object.fromEntries([...all].map(([id, at]) => [id, stored(at)]))));
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    const chosen = edges.filter(({ id }) => selection.has(id));
    const questions = nodes.filter(({ id }) => selection.has(id)).map(({ id }) => id);
    if (chosen.length === 0 && questions.length === 0) return;
    event.preventDefault();
    editing.edit((current) => erase(current, chosen, questions));
    setSelection(new Set());
  };

  return (
    <Frame onKeyDown={onKeyDown}>
      <CanvasStyle />
      <ReactFlow<QuestionNode, WayEdge>
        nodes={nodes.map((node) => ({
          ...node,
          position: dragged.get(node.id) ?? node.position,
          selected: selection.has(node.id),
          className: faulty.has(node.id) ? "faulty" : "",
        }))}
        edges={edges.map((edge) => ({ ...edge, selected: selection.has(edge.id) }))}
        nodeTypes={questionTypes}
        onNodesChange={onNodesChange}
        onEdgesChange={choose}
        onConnect={({ source, target, sourceHandle }) =>
          editing.edit((current) => lead(current, source, target, optionOfHandle(sourceHandle)))
        }
        isValidConnection={({ source, target, sourceHandle }) =>
          canLead(group, source, target, optionOfHandle(sourceHandle))
        }
        fitView
        fitViewOptions={{ padding: 0.1, maxZoom: 1 }}
        minZoom={0.1}
        maxZoom={2}
        snapToGrid
        snapGrid={grid}
        deleteKeyCode={null}
        zoomOnScroll={false}
        panOnScroll
        zoomOnDoubleClick={false}
        onlyRenderVisibleElements={nodes.length > 100}
        ariaLabelConfig={labels}
        attributionPosition={direction === "rtl" ? "bottom-right" : "bottom-left"}
      >
        <Background variant={BackgroundVariant.Dots} gap={16} color="var(--yer-border-strong)" />
      </ReactFlow>
    </Frame>
  );
}

const nowhere: ReadonlyMap<string, Position> = new Map();

/** Takes ways and questions away, as one edit. */
function erase(group: GroupFlow, ways: readonly WayEdge[], questions: readonly string[]): GroupEdit {
  let whole: GroupEdit = [group, []];
  const also = (next: (current: GroupFlow) => GroupEdit) => {
    const [after, operations] = next(whole[0]);
    whole = [after, [...whole[1], ...operations]];
  };
  for (const { source, data } of ways) {
    const option = data?.option ?? null;
    also((current) => (option === null ? endAfter(current, source) : release(current, source, option)));
  }
  also((current) => removeFromCanvas(current, questions));
  return whole;
}

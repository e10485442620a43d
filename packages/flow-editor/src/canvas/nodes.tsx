import { Handle } from "@xyflow/react";
import type { NodeProps } from "@xyflow/react";
import { CircleIcon, FlagIcon, ToneIcon } from "@yer/ui";
import { createContext, memo, use } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { stateTone } from "../progress/tone.js";
import type { CanvasNode } from "./faces.js";
import { sidesOf } from "./handles.js";

/**
 * What the editor puts beside the node that is selected: ways to append another. Null in a viewer. The function stays
 * the same for good, so that no node is drawn again for it.
 */
export const BesideContext = createContext<((id: string) => ReactNode) | null>(null);
BesideContext.displayName = "BesideNode";

const BesidePlace = styled.div`
  position: absolute;
  inset-block-start: calc(100% + var(--yer-space-2));
  inset-inline-end: 0;
  z-index: 1;
  /* As large at any zoom as a finger needs. */
  transform: scale(var(--_larger, 1));
  transform-origin: right top;
  &[dir="rtl"] {
    transform-origin: left top;
  }
`;

function Beside({ id, selected, direction }: { id: string; selected: boolean; direction: string }): ReactNode {
  const beside = use(BesideContext);
  return beside && selected ? (
    <BesidePlace className="nodrag nopan" dir={direction}>
      {beside(id)}
    </BesidePlace>
  ) : null;
}

const Face = styled.div`
  block-size: 100%;
  border: 1px solid var(--yer-border-strong);
  background: var(--yer-surface);
  color: var(--yer-text);
  font-size: var(--yer-font-size-sm);
  line-height: var(--yer-line-tight);
`;

const StepFace = styled(Face)`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  gap: 3px;
  padding: var(--yer-space-2) var(--yer-space-3);
  border-radius: var(--yer-radius-md);
  box-shadow: var(--yer-shadow-sm);
  > strong {
    display: -webkit-box;
    overflow: hidden;
    font-weight: var(--yer-weight-semibold);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-state="done"] {
    border-color: var(--yer-success-solid);
  }
  &[data-state="now"] {
    border-color: var(--yer-progress-solid);
    box-shadow: 0 0 0 1px var(--yer-progress-solid);
  }
  &[data-state="late"] {
    border-color: var(--yer-danger-solid);
    box-shadow: 0 0 0 1px var(--yer-danger-solid);
  }
  &[data-state="awaited"] {
    border-style: dashed;
  }
`;

const Line = styled.span`
  overflow: hidden;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const State = styled.span`
  display: flex;
  align-items: end;
  gap: var(--yer-space-1);
  overflow: hidden;
  font-size: var(--yer-font-size-xs);
  white-space: nowrap;
  > b {
    flex: none;
    font-weight: var(--yer-weight-semibold);
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  color: var(--yer-text-muted);
  &[data-state="done"] {
    color: var(--yer-success-text);
  }
  &[data-state="now"] {
    color: var(--yer-progress-text);
  }
  &[data-state="late"] {
    color: var(--yer-danger-text);
  }
`;

const EndFace = styled(Face)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--yer-space-2);
  padding: 0 var(--yer-space-3);
  border-radius: var(--yer-radius-full);
  background: var(--yer-surface-sunken);
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const GatewayFace = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  fill: var(--yer-surface);
  stroke: var(--yer-border-strong);
  stroke-width: 1;
  > path {
    stroke: var(--yer-text-muted);
    stroke-width: 2.5;
  }
`;

/** Where relations enter and leave: along the reading direction. */
function Handles({
  face,
  into = true,
  out = true,
}: {
  face: CanvasNode["data"];
  into?: boolean;
  out?: boolean;
}): ReactNode {
  const sides = sidesOf(face.direction);
  return (
    <>
      {into ? <Handle type="target" position={sides.into} /> : null}
      {out ? <Handle type="source" position={sides.out} /> : null}
    </>
  );
}

/** A face tells nothing of its place: a node on its way with the pointer is moved as it is, not drawn anew for each step. */
const looksTheSame = (one: NodeProps<CanvasNode>, other: NodeProps<CanvasNode>): boolean =>
  one.data === other.data && one.selected === other.selected;

const StepNode = memo(function StepNode({ id, data, selected }: NodeProps<CanvasNode>): ReactNode {
  return (
    <>
      <StepFace dir={data.direction} data-state={data.stateKey}>
        <strong lang={data.lang}>{data.label}</strong>
        <Line>{data.concluder}</Line>
        {data.stateKey ? (
          <>
            <Line>
              <bdi>{data.term}</bdi>
            </Line>
            <State data-state={data.stateKey}>
              <ToneIcon tone={stateTone[data.stateKey]} size={14} />
              <b>{data.state}</b>
              <span>
                · <bdi>{data.share}</bdi>
              </span>
            </State>
          </>
        ) : (
          <>
            <Line>
              <bdi>{data.count}</bdi> · <bdi>{data.term}</bdi>
            </Line>
            {data.takes === undefined ? null : (
              <State data-state={data.isSlow ? "late" : undefined}>
                {data.isSlow ? <ToneIcon tone="danger" size={14} /> : null}
                <span>
                  <bdi>{data.takes}</bdi>
                </span>
              </State>
            )}
          </>
        )}
      </StepFace>
      <Handles face={data} />
      <Beside id={id} selected={selected} direction={data.direction} />
    </>
  );
}, looksTheSame);

const StartNode = memo(function StartNode({ id, data, selected }: NodeProps<CanvasNode>): ReactNode {
  return (
    <>
      <EndFace dir={data.direction}>
        <CircleIcon size={14} />
        <span lang={data.lang}>{data.label}</span>
      </EndFace>
      <Handles face={data} into={false} />
      <Beside id={id} selected={selected} direction={data.direction} />
    </>
  );
}, looksTheSame);

const EndNode = memo(function EndNode({ data }: NodeProps<CanvasNode>): ReactNode {
  return (
    <>
      <EndFace dir={data.direction}>
        <FlagIcon size={14} />
        <span lang={data.lang}>{data.label}</span>
      </EndFace>
      <Handles face={data} out={false} />
    </>
  );
}, looksTheSame);

const GatewayNode = memo(function GatewayNode({ id, data, selected }: NodeProps<CanvasNode>): ReactNode {
  return (
    <>
      <GatewayFace viewBox="0 0 48 48" aria-hidden>
        <polygon points="24,1 47,24 24,47 1,24" />
        <path d="M24 14V34M14 24H34" />
      </GatewayFace>
      <Handles face={data} />
      <Beside id={id} selected={selected} direction={data.direction} />
    </>
  );
}, looksTheSame);

/** How each kind of node is drawn. One object for good: React Flow mounts everything anew when it changes. */
export const nodeTypes = { start: StartNode, end: EndNode, step: StepNode, gateway: GatewayNode };

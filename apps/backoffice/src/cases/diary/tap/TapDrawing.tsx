import type { Position } from "@yer/area-picker/model";
import type { Polygon } from "@yer/api/contract/values";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { placeAt, pulled, scaled, type Share, shareOf, type TapView } from "./tap-view.js";
import type { Tapped, Tapping } from "./tapped-outline.js";

/** Pixels around a corner that catch a tap: a target of 48. */
const reach = 24;
/** Pixels within which a place is hit two times out of three: a finger, right to a millimetre and a half along an axis, and a mouse. */
const hits = { finger: 14, mouse: 3 } as const;
/** Pixels that a finger may move and still have tapped. */
const still = 8;
/** Shares of the side that an arrow moves the cross by; with Shift the second. */
const steps = [0.04, 0.008] as const;

const Drawing = styled.svg`
  display: block;
  inline-size: min(100%, 480px);
  aspect-ratio: 1;
  border: 1px solid var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-sunken);
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  &:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  [data-part="around"] {
    stroke: var(--yer-text-muted);
    stroke-width: 1;
  }
  [data-part="drawn"] {
    stroke: var(--yer-text);
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
  [data-part="tapped"] {
    fill: color-mix(in oklch, var(--yer-accent) 18%, transparent);
    stroke: var(--yer-accent);
    stroke-width: 3;
  }
  [data-part="cross"] {
    stroke: var(--yer-focus);
    stroke-width: 2;
  }
  circle {
    fill: var(--yer-surface);
    stroke: var(--yer-text-muted);
    vector-effect: non-scaling-stroke;
  }
  circle[data-part="corner"] {
    fill: var(--yer-accent);
    stroke: var(--yer-surface);
  }
`;

/** Props of {@link TapDrawing}. */
export interface TapDrawingProps {
  readonly view: TapView;
  readonly onView: (view: TapView) => void;
  /** Outlines of the plots around. */
  readonly around: readonly Polygon[];
  /** The plot's own outline, as the office has it. */
  readonly drawn: Polygon | null;
  readonly tapped: Tapped;
  readonly onTap: (at: Position, how: Pick<Tapping, "reach" | "finger">) => void;
  readonly label: string;
  /** Id of what says how it is used. */
  readonly describedBy: string;
}

/** Where in the drawing a pointer is. */
function shareAt({ currentTarget, clientX, clientY }: PointerEvent): Share {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

/** Plots of a round drawn plainly, without tiles and without a network. Corners are tapped on it, or set with the keys; it is pulled about. */
export function TapDrawing({ view, onView, around, drawn, tapped, onTap, label, describedBy }: TapDrawingProps) {
  const [cross, setCross] = useState<Share>();
  const held = useRef<{ readonly from: Share; readonly view: TapView; isPull: boolean }>(undefined);

  function set(share: Share, frame: Element, hit: number): void {
    const metres = view.side / frame.getBoundingClientRect().width;
    onTap(placeAt(view, share), { reach: reach * metres, finger: hit * metres });
  }
  function pull(event: PointerEvent): void {
    const { current } = held;
    if (!current) return;
    const [x, y] = shareAt(event);
    const by: Share = [x - current.from[0], y - current.from[1]];
    current.isPull ||= Math.hypot(...by) * event.currentTarget.getBoundingClientRect().width > still;
    if (current.isPull) onView(pulled(current.view, by));
  }
  function press(event: KeyboardEvent): void {
    const [x, y] = cross ?? [0.5, 0.5];
    const step = steps[event.shiftKey ? 1 : 0];
    const moves: Readonly<Record<string, Share>> = {
      ArrowLeft: [x - step, y],
      ArrowRight: [x + step, y],
      ArrowUp: [x, y - step],
      ArrowDown: [x, y + step],
    };
    const moved = moves[event.key];
    if (moved) setCross([Math.min(1, Math.max(0, moved[0])), Math.min(1, Math.max(0, moved[1]))]);
    else if (event.key === "Enter" || event.key === " ") set([x, y], event.currentTarget, hits.mouse);
    else if (event.key === "+" || event.key === "-") onView(scaled(view, event.key === "+" ? 0.5 : 2));
    else return;
    event.preventDefault();
  }

  const written = (at: Position): string =>
    shareOf(view, at)
      .map((share) => (share * 100).toFixed(2))
      .join(" ");
  const pathOf = ({ coordinates }: Polygon): string =>
    coordinates.map((ring) => `M${ring.map(written).join("L")}Z`).join("");
  const { corners, isClosed } = tapped;
  // Neighbours share corners: each is drawn once.
  const places = [...around, ...(drawn ? [drawn] : [])].flatMap(({ coordinates }) =>
    coordinates.flatMap((ring) => ring.slice(1)),
  );
  const drawnCorners = new Map(places.map((at) => [at.join(" "), at]));
  return (
    <Drawing
      viewBox="0 0 100 100"
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys
      tabIndex={0}
      onKeyDown={press}
      onBlur={() => setCross(undefined)}
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { from: shareAt(event), view, isPull: false };
        setCross(undefined);
      }}
      onPointerMove={pull}
      onPointerUp={(event) => {
        const { current } = held;
        held.current = undefined;
        const hit = event.pointerType === "mouse" ? hits.mouse : hits.finger;
        if (current && !current.isPull) set(shareAt(event), event.currentTarget, hit);
      }}
      onPointerCancel={() => (held.current = undefined)}
    >
      {[...new Set(around.map(pathOf))].map((path) => (
        <path key={path} data-part="around" d={path} />
      ))}
      {drawn ? <path data-part="drawn" d={pathOf(drawn)} /> : null}
      {[...drawnCorners].map(([key, at]) => {
        const [x, y] = shareOf(view, at);
        return <circle key={key} cx={x * 100} cy={y * 100} r={0.8} />;
      })}
      {corners.length > 0 ? (
        <path data-part="tapped" d={`M${corners.map(({ at }) => written(at)).join("L")}${isClosed ? "Z" : ""}`} />
      ) : null}
      {corners.map(({ at }, index) => {
        const [x, y] = shareOf(view, at);
        // The start is larger as long as it is still to be tapped again.
        return (
          <circle
            key={at.join(" ")}
            data-part="corner"
            cx={x * 100}
            cy={y * 100}
            r={index === 0 && !isClosed ? 2.6 : 1.6}
          />
        );
      })}
      {cross ? (
        <path
          data-part="cross"
          d={`M${cross[0] * 100 - 4} ${cross[1] * 100}h8M${cross[0] * 100} ${cross[1] * 100 - 4}v8`}
        />
      ) : null}
    </Drawing>
  );
}

import { Button, InlineAlert, Link, Stack, StatusTag, type Tone } from "@yer/ui";
import { type ReactElement, useMemo } from "react";
import { styled } from "styled-components";
import { cornersIn, draftOf } from "../model/outline-draft.js";
import type { OutlineFault } from "../model/outline-fault.js";
import { measureOutline } from "../model/outline-measure.js";
import type { OverlapClass } from "../model/outline-overlap-class.js";
import type { NeighboursStatus } from "./neighbour.js";
import type { PlotEditing } from "./use-plot-editing.js";
import type { PlotOutside, PlotOverlap } from "./use-plot-overlaps.js";
import type { PlotText } from "./use-plot-text.js";

interface PlotFindingsProps {
  readonly editing: PlotEditing;
  readonly text: PlotText;
  readonly overlaps: readonly PlotOverlap[];
  readonly outsides: readonly PlotOutside[];
  readonly isDone: boolean;
  /** Whether there is anybody to overlap with. */
  readonly hasNeighbours: boolean;
  readonly neighboursStatus: NeighboursStatus;
  readonly onRetry: (() => void) | undefined;
  /** Asks for the system of what is written. */
  readonly onSystem: () => void;
  /** Writes a number with so many digits after the point at most. */
  readonly number: (value: number, digits: number) => string;
}

const tones: Readonly<Record<OverlapClass, Tone>> = { sliver: "neutral", overlap: "warning", duplicate: "danger" };

const measured: ReadonlySet<OutlineFault> = new Set(["open", "tiny", "outside", "nesting"]);

const Measures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2) var(--yer-space-6);
  margin: 0;
  > div {
    display: flex;
    gap: var(--yer-space-2);
  }
  dt {
    color: var(--yer-text-muted);
  }
  dd {
    margin: 0;
    font-weight: var(--yer-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
`;
const Overlaps = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--yer-space-1) var(--yer-space-3);
  }
  span {
    font-variant-numeric: tabular-nums;
  }
`;
const Title = styled.p`
  margin: 0 0 var(--yer-space-2);
  font-weight: var(--yer-weight-medium);
`;
const Muted = styled.p`
  margin: 0;
  color: var(--yer-text-muted);
`;

/** What is known of the outline as it is drawn: how large it is, what is wrong with it, whom it lies over. */
export function PlotFindings(props: PlotFindingsProps): ReactElement {
  const { editing, text, overlaps, outsides, isDone, hasNeighbours, neighboursStatus, onRetry, number } = props;
  const { outline, fault, draft, isReadOnly } = editing;
  const measures = useMemo(() => (outline ? measureOutline(outline) : undefined), [outline]);
  // Where sides cross, or numbers are of another system, an area would mean nothing.
  const isOutline = outline !== undefined && (fault === undefined || measured.has(fault));
  const isTold =
    fault !== undefined && editing.text.trim() !== "" && !(fault === "too-short" && editing.drawing !== null);

  return (
    <Stack gap={3}>
      <Measures aria-label={text("plot.measures")}>
        <div>
          <dt>{text("plot.area")}</dt>
          <dd data-measure="area">
            {isOutline && measures ? text("plot.area.value", { area: number(measures.area, 2) }) : "—"}
          </dd>
        </div>
        <div>
          <dt>{text("plot.perimeter")}</dt>
          <dd data-measure="perimeter">
            {isOutline && measures ? text("plot.metres", { length: number(measures.perimeter, 2) }) : "—"}
          </dd>
        </div>
        <div>
          <dt>{text("plot.corners")}</dt>
          <dd>{number(cornersIn(draft), 0)}</dd>
        </div>
      </Measures>
      <div aria-live="polite" data-plot-findings="" aria-busy={!isDone}>
        <Stack gap={2}>
          {isTold ? (
            <InlineAlert
              tone="danger"
              title={text(`plot.fault.${fault}`)}
              actions={isReadOnly ? undefined : fixOf(editing, text, props.onSystem)}
            />
          ) : null}
          {outsides.map(({ boundary, outside }) => (
            <InlineAlert
              key={boundary.id}
              tone={boundary.isApproximate === true ? "warning" : "danger"}
              title={text("plot.outside", {
                name: boundary.name,
                percent: number(outside.percent, 1),
                area: number(outside.area, 0),
              })}
            >
              {boundary.isApproximate === true ? text("plot.outside.approximate") : null}
            </InlineAlert>
          ))}
          {overlaps.length > 0 ? (
            <div>
              <Title>{text("plot.overlaps")}</Title>
              <Overlaps>
                {overlaps.map(({ neighbour, overlap }) => (
                  <li key={neighbour.id} data-overlap={overlap.class}>
                    <StatusTag tone={tones[overlap.class]}>{text(`plot.overlap.${overlap.class}`)}</StatusTag>
                    {neighbour.href === undefined ? (
                      <b>{neighbour.label}</b>
                    ) : (
                      <Link href={neighbour.href} target="_blank">
                        {neighbour.label}
                      </Link>
                    )}
                    <span>
                      {text("plot.overlaps.row", {
                        area: number(overlap.area, 2),
                        percent: number(overlap.percent, 2),
                      })}
                    </span>
                  </li>
                ))}
              </Overlaps>
            </div>
          ) : isOutline && fault === undefined && hasNeighbours && isDone && neighboursStatus === "ready" ? (
            <Muted>{text("plot.overlaps.none")}</Muted>
          ) : null}
        </Stack>
      </div>
      <Neighbours status={neighboursStatus} text={text} onRetry={onRetry} />
    </Stack>
  );
}

/** What can be mended by a press. */
function fixOf(editing: PlotEditing, text: PlotText, onSystem: () => void): ReactElement | undefined {
  const { outline, fault } = editing;
  if (fault === "metres" || fault === "other-system") {
    return (
      <Button size="sm" onPress={onSystem}>
        {text("plot.fix.system")}
      </Button>
    );
  }
  if (!outline) return undefined;
  if (fault === "open") {
    return (
      <Button size="sm" onPress={() => editing.edit(draftOf(outline))}>
        {text("plot.fix.close")}
      </Button>
    );
  }
  if (fault !== "swapped") return undefined;
  return (
    <Button
      size="sm"
      onPress={() =>
        editing.edit(draftOf(outline).map((ring) => ring.map(([latitude, longitude]) => [longitude, latitude])))
      }
    >
      {text("plot.fix.turn")}
    </Button>
  );
}

function Neighbours({
  status,
  text,
  onRetry,
}: {
  status: NeighboursStatus;
  text: PlotText;
  onRetry: (() => void) | undefined;
}): ReactElement | null {
  switch (status) {
    case "ready":
      return null;
    case "loading":
      return <Muted aria-live="polite">{text("plot.neighbours.loading")}</Muted>;
    case "too-many":
      return <InlineAlert tone="info" title={text("plot.neighbours.many")} />;
    case "no-permission":
      return <InlineAlert tone="info" title={text("plot.neighbours.forbidden")} />;
    case "error":
      return (
        <InlineAlert
          tone="warning"
          title={text("plot.neighbours.error")}
          actions={
            onRetry ? (
              <Button size="sm" onPress={onRetry}>
                {text("plot.retry")}
              </Button>
            ) : undefined
          }
        />
      );
  }
}

import type { Polygon } from "@yer/api/contract/values";
import {
  DataTable,
  type DataTableColumn,
  InlineAlert,
  type Option,
  Select,
  Stack,
  useUiIntl,
  rootProps,
  type RootProps,
} from "@yer/ui";
import { type ReactElement, Suspense, useId, useMemo, useState } from "react";
import { styled } from "styled-components";
import { MapCanvas, type MapCanvasProps } from "../maps/MapCanvas/index.js";
import { cornersIn, draftOf } from "../model/outline-draft.js";
import { outlineFacts } from "../model/outline-facts.js";
import { measureOutline } from "../model/outline-measure.js";
import { outsideOf } from "../model/outline-overlap.js";
import { pathOf } from "./PlotShapes.js";
import { plotStyle } from "./plot-style.js";
import { useMapPoints } from "./use-map-points.js";
import { type PlotText, usePlotText } from "./use-plot-text.js";

/** An outline as it was at a time. */
export interface OutlineVersion {
  readonly id: string;
  /** When and by whom, in words. */
  readonly label: string;
  /** The outline; `null` while there was none. */
  readonly outline: Polygon | null;
}

/** Props of {@link OutlineVersions}. */
export interface OutlineVersionsProps extends RootProps {
  /** The versions, oldest first. The last two are compared until others are chosen. */
  readonly versions: readonly OutlineVersion[];
  /** An organisation's own tiles beneath. */
  readonly baseMap?: MapCanvasProps["baseMap"];
  /** Outlines beneath: the country, regions. */
  readonly outlines?: MapCanvasProps["outlines"];
  /** Whom the outlines are owed to, always in sight. */
  readonly credits?: readonly string[];
  /** Height of the map, as a CSS length. @default "min(50dvh, 380px)" */
  readonly height?: string;
}

const Drawing = styled.svg`
  ${plotStyle}
  [data-part="before"],
  [data-part="after"] {
    fill-rule: evenodd;
    fill-opacity: 0.22;
    stroke-width: 2.5;
  }
  [data-part="before"] {
    fill: var(--yer-warning-solid);
    stroke: var(--yer-warning-solid);
    stroke-dasharray: 7 4;
  }
  [data-part="after"] {
    fill: var(--yer-accent);
    stroke: var(--yer-accent);
  }
  [data-part="edge"] {
    fill: none;
    stroke: var(--yer-text);
    stroke-width: 2;
  }
`;
const Slide = styled.div`
  direction: ltr;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--yer-space-3);
  font-size: var(--yer-font-size-sm);
  input {
    inline-size: 100%;
    min-block-size: 24px;
    accent-color: var(--yer-accent);
  }
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--yer-space-3);
`;

interface Pair {
  readonly before: Polygon | null;
  readonly after: Polygon | null;
}

/** Both outlines, each on its side of the edge. */
function Sides({ before, after, share }: Pair & { share: number }): ReactElement {
  const points = useMapPoints();
  const id = useId();
  const edge = (points.width * share) / 100;
  const path = (outline: Polygon): string => pathOf(draftOf(outline), points);
  return (
    <Drawing aria-hidden="true" data-hidden={points.isZooming ? "" : undefined}>
      <clipPath id={`${id}-before`}>
        <rect x="0" y="0" width={edge} height={points.height} />
      </clipPath>
      <clipPath id={`${id}-after`}>
        <rect x={edge} y="0" width={Math.max(0, points.width - edge)} height={points.height} />
      </clipPath>
      {before ? <path data-part="before" d={path(before)} clipPath={`url(#${id}-before)`} /> : null}
      {after ? <path data-part="after" d={path(after)} clipPath={`url(#${id}-after)`} /> : null}
      <path data-part="edge" d={`M${edge} 0V${points.height}`} />
    </Drawing>
  );
}

interface FactRow {
  readonly id: string;
  readonly fact: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

const rowId = ({ id }: FactRow): string => id;

function Versions({ versions, height = "min(50dvh, 380px)", ...props }: OutlineVersionsProps): ReactElement {
  const text = usePlotText();
  const [share, setShare] = useState(50);
  const [ids, setIds] = useState<{ before?: string; after?: string }>({});
  const [earlier, later] = versions.slice(-2);
  const before = versions.find(({ id }) => id === ids.before) ?? earlier;
  const after = versions.find(({ id }) => id === ids.after) ?? later;
  const bounds = useMemo(() => {
    const all = versions.flatMap(({ outline }) => (outline ? outline.coordinates : []));
    if (all.length === 0) return undefined;
    const { west, east, south, north } = outlineFacts({ type: "Polygon", coordinates: all });
    const [wide, high] = [(east - west) * 0.2, (north - south) * 0.2];
    return { west: west - wide, east: east + wide, south: south - high, north: north + high };
  }, [versions]);
  const options = useMemo<Option[]>(() => versions.map(({ id, label }) => ({ id, label })), [versions]);
  if (!before || !after) return <InlineAlert {...rootProps(props)} tone="info" title={text("versions.few")} />;

  return (
    <Stack {...rootProps(props)} gap={3}>
      {versions.length > 2 ? (
        <Choices>
          <Select
            label={text("versions.choose.before")}
            items={options}
            value={before.id}
            onChange={(id) => setIds({ ...ids, before: id })}
          />
          <Select
            label={text("versions.choose.after")}
            items={options}
            value={after.id}
            onChange={(id) => setIds({ ...ids, after: id })}
          />
        </Choices>
      ) : null}
      <MapCanvas
        aria-label={text("versions.title")}
        height={height}
        {...(bounds ? { bounds } : {})}
        baseMap={props.baseMap}
        outlines={props.outlines}
        {...(props.credits ? { credits: props.credits } : {})}
      >
        <Sides before={before.outline} after={after.outline} share={share} />
      </MapCanvas>
      <Slide>
        <span aria-hidden="true">{text("versions.before")}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={share}
          aria-label={text("versions.slider")}
          aria-valuetext={text("versions.share", { percent: 100 - share })}
          onChange={(event) => setShare(Number(event.target.value))}
        />
        <span aria-hidden="true">{text("versions.after")}</span>
      </Slide>
      <Differences before={before} after={after} text={text} />
    </Stack>
  );
}

/** The same in figures: what a map cannot say to everyone. */
function Differences({
  before,
  after,
  text,
}: {
  before: OutlineVersion;
  after: OutlineVersion;
  text: PlotText;
}): ReactElement {
  const { intl } = useUiIntl();
  const columns = useMemo<readonly DataTableColumn<FactRow>[]>(
    () => [
      { id: "fact", header: text("versions.fact"), isRowHeader: true, cell: ({ fact }) => fact },
      { id: "before", header: before.label, align: "end", cell: (row) => row.before },
      { id: "after", header: after.label, align: "end", cell: (row) => row.after },
      { id: "difference", header: text("versions.difference"), align: "end", cell: (row) => row.difference },
    ],
    [text, before.label, after.label],
  );
  const rows = useMemo<readonly FactRow[]>(() => {
    const number = (value: number, isDifference = false): string =>
      intl.formatNumber(value, { maximumFractionDigits: 2, signDisplay: isDifference ? "exceptZero" : "auto" });
    const area = (value: number, isDifference = false): string =>
      text("plot.area.value", { area: number(value, isDifference) });
    const length = (value: number, isDifference = false): string =>
      text("plot.metres", { length: number(value, isDifference) });
    const factsOf = ({ outline }: OutlineVersion) =>
      outline ? { ...measureOutline(outline), corners: cornersIn(draftOf(outline)) } : undefined;
    const [was, is] = [factsOf(before), factsOf(after)];
    const row = (id: "area" | "perimeter" | "corners", fact: string, write: typeof number): FactRow => ({
      id,
      fact,
      before: was ? write(was[id]) : "—",
      after: is ? write(is[id]) : "—",
      difference: was && is ? write(is[id] - was[id], true) : "—",
    });
    const beyond = (one: Polygon | null, other: Polygon | null): string =>
      one ? area(outsideOf(one, other ? [other] : [])?.area ?? 0) : "—";
    return [
      row("area", text("plot.area"), area),
      row("perimeter", text("plot.perimeter"), length),
      row("corners", text("plot.corners"), number),
      {
        id: "gained",
        fact: text("versions.gained"),
        before: "",
        after: "",
        difference: beyond(after.outline, before.outline),
      },
      {
        id: "lost",
        fact: text("versions.lost"),
        before: "",
        after: "",
        difference: beyond(before.outline, after.outline),
      },
    ];
  }, [before, after, intl, text]);
  return (
    <Stack gap={2}>
      {[before, after].map((version) =>
        version.outline ? null : (
          <InlineAlert key={version.id} tone="info" title={`${version.label}: ${text("versions.none")}`} />
        ),
      )}
      <DataTable aria-label={text("versions.title")} columns={columns} rows={rows} rowId={rowId} density="compact" />
    </Stack>
  );
}

/**
 * Two versions of an outline on one map, with a slider between before and after, and the same in figures: area,
 * perimeter, corners, what was gained and lost.
 */
export function OutlineVersions(props: OutlineVersionsProps): ReactElement {
  return (
    <Suspense>
      <Versions {...props} />
    </Suspense>
  );
}

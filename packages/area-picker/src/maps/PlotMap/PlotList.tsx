import { DataTable, type DataTableColumn, Stack, StatusTag, useUiIntl } from "@yer/ui";
import type { Map as LeafletMap } from "leaflet";
import { type ReactElement, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import {
  type MapPlot,
  type MapSubject,
  type PixelBox,
  placesWithin,
  plotsWithin,
  type SeenPlace,
} from "./find-plots.js";
import { longDay } from "./long-day.js";
import type { PlotStatus } from "./plot-status.js";
import type { SeenTiles } from "./seen-tiles.js";
import type { TiledPlots } from "./PlotTiles.js";

/** Most plots that the list holds: what a person reads. */
const most = 500;

/** Props of {@link PlotList}. */
export interface PlotListProps {
  readonly plots: TiledPlots;
  /** What the tiles hold. */
  readonly subject: MapSubject;
  /** Tiles that hold what is in view. */
  readonly seen: SeenTiles;
  readonly statuses: readonly PlotStatus[];
  readonly hidden: ReadonlySet<string>;
  readonly legalBasisLabel?: ((legalBasis: number) => string) | undefined;
  readonly onPick: (plot: MapPlot) => void;
}

/** What is in view as a table: plots, or places with their numbers. Its rows do what presses on the map do. */
export function PlotList({
  plots,
  subject,
  seen: tiles,
  statuses,
  hidden,
  legalBasisLabel,
  onPick,
}: PlotListProps): ReactElement {
  const text = useAreaText();
  const { intl, locale } = useUiIntl();
  const { map } = plots;
  const seen = useSyncExternalStore(tiles.subscribe, tiles.get);
  const [box, setBox] = useState(() => boxOf(map));
  useEffect(() => {
    const moved = (): void => setBox(boxOf(map));
    map.on("moveend", moved);
    return () => {
      map.off("moveend", moved);
    };
  }, [map]);

  const found = useMemo(
    () => ({ ...plotsWithin(seen, box, hidden, most), places: placesWithin(seen, box, hidden) }),
    [seen, box, hidden],
  );

  const nameOf = useMemo(
    () =>
      ({ names, code }: SeenPlace): string =>
        names[locale] ?? code,
    [locale],
  );
  const columns = useMemo((): readonly DataTableColumn<MapPlot>[] => {
    const known = new Map(statuses.map((status) => [status.key, status]));
    return [
      {
        id: "number",
        header: text("map.fact.number"),
        cell: ({ number }) => number,
        sortValue: ({ number }) => number,
        isRowHeader: true,
      },
      {
        id: "status",
        header: text(subject === "visits" ? "map.fact.finding" : "map.fact.status"),
        cell: ({ status }) => (
          <StatusTag tone={known.get(status)?.tone ?? "neutral"}>{known.get(status)?.label ?? status}</StatusTag>
        ),
        text: ({ status }) => known.get(status)?.label ?? status,
      },
      ...(subject === "visits"
        ? [
            {
              id: "day",
              header: text("map.fact.day"),
              cell: ({ day }: MapPlot) => (day === null ? "" : intl.formatDate(day, longDay)),
              sortValue: ({ day }: MapPlot) => day ?? "",
              width: 176,
            },
          ]
        : [
            {
              id: "legalBasis",
              header: text("map.fact.legalBasis"),
              cell: ({ legalBasis }: MapPlot) =>
                legalBasis === null ? "" : (legalBasisLabel?.(legalBasis) ?? legalBasis),
            },
            {
              id: "year",
              header: text("map.fact.year"),
              cell: ({ year }: MapPlot) => year ?? "",
              align: "end" as const,
              width: 90,
            },
          ]),
    ];
  }, [statuses, subject, legalBasisLabel, intl, text]);
  const placeColumns = useMemo(
    (): readonly DataTableColumn<SeenPlace>[] => [
      { id: "place", header: text("map.list.place"), cell: nameOf, isRowHeader: true },
      {
        id: "count",
        header: text(subject === "visits" ? "map.layer.visits" : "map.list.count"),
        cell: ({ count }) => intl.formatNumber(count),
        sortValue: ({ count }) => count,
        align: "end",
        width: 140,
      },
    ],
    [intl, nameOf, subject, text],
  );

  if (found.places.length > 0) {
    return (
      <DataTable
        aria-label={text("map.list.places")}
        columns={placeColumns}
        rows={found.places}
        rowId={({ code }) => code}
        maxHeight="360px"
        onRowOpen={({ at }) => void map.setView(map.unproject([at.x, at.y]), map.getZoom() + 2)}
      />
    );
  }
  return (
    <Stack gap={2}>
      <DataTable
        aria-label={text(`map.list.${subject}`, { count: intl.formatNumber(found.count) })}
        columns={columns}
        rows={found.plots}
        rowId={({ id }) => id}
        maxHeight="360px"
        onRowOpen={onPick}
        emptyState={text(`map.${subject}.none`)}
      />
      {found.count > most ? <p>{text("map.list.most", { count: intl.formatNumber(most) })}</p> : null}
    </Stack>
  );
}

function boxOf(map: LeafletMap): PixelBox {
  const { min, max } = map.getPixelBounds();
  return { west: min?.x ?? 0, north: min?.y ?? 0, east: max?.x ?? 0, south: max?.y ?? 0 };
}

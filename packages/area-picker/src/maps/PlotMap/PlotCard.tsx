import { DescriptionList, Link, Stack, StatusTag, useUiIntl } from "@yer/ui";
import { type ReactElement, type ReactNode, useMemo, useSyncExternalStore } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import { type MapPlot, plotById } from "./find-plots.js";
import { longDay } from "./long-day.js";
import { MapPanel } from "./MapPanel.js";
import type { PlotStatus } from "./plot-status.js";
import type { SeenTiles } from "./seen-tiles.js";

/** What the host knows about plots. */
export interface PlotFacts {
  /** Where a plot's application opens. */
  readonly hrefOf?: (plot: MapPlot) => string;
  /** A legal basis (1 to 8) in words. @default its number */
  readonly legalBasisLabel?: (legalBasis: number) => string;
  /** What else the card tells: asked for a chosen plot only. */
  readonly card?: (plot: MapPlot) => ReactNode;
}

/** Props of {@link PlotCard}. */
export interface PlotCardProps extends PlotFacts {
  readonly id: string;
  /** The plot, where it was chosen here; else it is looked for among what is in sight. */
  readonly picked: MapPlot | null;
  readonly seen: SeenTiles;
  readonly statuses: readonly PlotStatus[];
  readonly onClose: () => void;
}

/** The chosen plot in short, with the way to its application; nothing while it is not in sight. */
export function PlotCard({ id, picked, seen, ...props }: PlotCardProps): ReactElement | null {
  const tiles = useSyncExternalStore(seen.subscribe, seen.get);
  const plot = useMemo(() => (picked?.id === id ? picked : plotById(tiles, id)), [picked, id, tiles]);
  return plot ? <Card key={id} plot={plot} {...props} /> : null;
}

interface CardProps extends PlotFacts, Pick<PlotCardProps, "statuses" | "onClose"> {
  readonly plot: MapPlot;
}

function Card({ plot, statuses, hrefOf, legalBasisLabel, card, onClose }: CardProps): ReactElement {
  const text = useAreaText();
  const { intl } = useUiIntl();
  const { number, status, legalBasis, year, day } = plot;
  const known = statuses.find(({ key }) => key === status);
  const items = [
    ...(legalBasis === null
      ? []
      : [{ term: text("map.fact.legalBasis"), details: legalBasisLabel?.(legalBasis) ?? String(legalBasis) }]),
    ...(year === null ? [] : [{ term: text("map.fact.year"), details: String(year) }]),
    ...(day === null ? [] : [{ term: text("map.fact.day"), details: intl.formatDate(day, longDay) }]),
  ];
  return (
    <MapPanel title={number || plot.id} onClose={onClose} takesFocus>
      <Stack gap={2}>
        <div>
          <StatusTag tone={known?.tone ?? "neutral"}>{known?.label ?? status}</StatusTag>
        </div>
        {items.length > 0 ? <DescriptionList items={items} /> : null}
        {card?.(plot)}
        {hrefOf ? (
          <Link href={hrefOf(plot)} button="secondary" size="sm">
            {text("map.card.open")}
          </Link>
        ) : null}
      </Stack>
    </MapPanel>
  );
}

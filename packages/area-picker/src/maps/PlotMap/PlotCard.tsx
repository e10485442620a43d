import { DescriptionList, Link, Stack, StatusTag } from "@yer/ui";
import type { ReactElement, ReactNode } from "react";
import { useAreaText } from "../../texts/useAreaText.js";
import type { MapPlot } from "./findPlots.js";
import { MapPanel } from "./MapPanel.js";
import type { PlotStatus } from "./plotStatus.js";

/** What the host knows about plots. */
export interface PlotFacts {
  /** Where a plot's file opens. */
  readonly hrefOf?: (plot: MapPlot) => string;
  /** A ground (1 to 8) in words. @default its number */
  readonly groundLabel?: (ground: number) => string;
  /** What else the card tells: asked for a chosen plot only. */
  readonly card?: (plot: MapPlot) => ReactNode;
}

/** Props of {@link PlotCard}. */
export interface PlotCardProps extends PlotFacts {
  readonly plot: MapPlot;
  readonly statuses: readonly PlotStatus[];
  readonly onClose: () => void;
}

/** The chosen plot in short, with the way to its file. */
export function PlotCard({ plot, statuses, hrefOf, groundLabel, card, onClose }: PlotCardProps): ReactElement {
  const text = useAreaText();
  const { number, status, ground, year } = plot;
  const known = statuses.find(({ key }) => key === status);
  const items = [
    ...(ground === null ? [] : [{ term: text("map.fact.ground"), details: groundLabel?.(ground) ?? String(ground) }]),
    ...(year === null ? [] : [{ term: text("map.fact.year"), details: String(year) }]),
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

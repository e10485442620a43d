import { Button } from "@yer/ui";
import { type ReactElement, useState } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";
import { useFurnished } from "../MapCanvas/use-furnished.js";
import type { TilesState } from "../tiles/vector-tiles.js";
import type { MapSubject } from "./find-plots.js";
import { PlotTiles, type PlotTilesProps, type TiledPlots } from "./PlotTiles.js";
import type { SeenTiles } from "./seen-tiles.js";

/** Props of {@link PlotLayer}. */
export interface PlotLayerProps extends Omit<PlotTilesProps, "onState"> {
  /** What the tiles hold. */
  readonly subject: MapSubject;
  /** Collects the tiles that are in view. */
  readonly seen: SeenTiles;
  /** The plots, to be asked again for what failed. */
  readonly plots: TiledPlots | null;
  /** Called when what is in view has been drawn, or could not be had. */
  readonly onDrawn: () => void;
}

/** A word over the middle of the map's upper edge. */
export const MapWord = styled.div`
  position: absolute;
  inset-block-start: var(--yer-space-6);
  inset-inline: 56px;
  z-index: 950;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--yer-space-2);
  inline-size: fit-content;
  max-inline-size: calc(100% - 112px);
  margin-inline: auto;
  padding: var(--yer-space-1) var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface-raised);
  font-size: var(--yer-font-size-sm);
  &:empty {
    display: none;
  }
`;

/** Plots, and how far they have come. That is said here alone, so that nothing else is rendered while one moves. */
export function PlotLayer({ seen, plots, subject, onDrawn, ...props }: PlotLayerProps): ReactElement {
  const text = useAreaText();
  const [state, setState] = useState<TilesState>("loading");
  const [isEmpty, setEmpty] = useState<boolean | null>(null);
  // Only the first time: later the map shows by itself that there is more to come.
  const isComing = state === "loading" && isEmpty === null;
  // A word that is gone at once is read by nobody.
  const isLong = useFurnished();
  return (
    <>
      <PlotTiles
        {...props}
        onState={(next, now) => {
          if (next === "loading") {
            setState(next);
            return;
          }
          // In the frame that shows the plots, not in one of its own after it.
          flushSync(() => {
            setState(next);
            setEmpty(now.length === 0);
            seen.set(now);
          });
          // Once the frame with the plots in it is out.
          requestAnimationFrame(() => setTimeout(onDrawn));
        }}
      />
      <MapWord as="output" data-plots={isComing ? "loading" : state === "failed" ? "failed" : "ready"}>
        {isComing
          ? isLong
            ? text(`map.${subject}.loading`)
            : null
          : state === "ready" && isEmpty
            ? text(`map.${subject}.none`)
            : null}
      </MapWord>
      {state === "failed" ? (
        <MapWord role="alert">
          {text(`map.${subject}.failed`)}
          <Button size="sm" onPress={() => plots?.reload()}>
            {text("area.retry")}
          </Button>
        </MapWord>
      ) : null}
    </>
  );
}

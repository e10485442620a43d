import { useUiIntl } from "@yer/ui";
import { memo, type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";
import { useMapCanvas } from "./map-context.js";

const Bar = styled.div`
  inline-size: var(--length);
  padding-inline: 4px;
  border: 1px solid var(--yer-text-muted);
  border-block-start: 0;
  background: color-mix(in oklab, var(--yer-surface) 75%, transparent);
  color: var(--yer-text);
  font-size: var(--yer-font-size-xs);
  line-height: 1.3;
  white-space: nowrap;
`;

/** Pixels that the bar may take. */
const widest = 110;

/** The longest of 1, 2, 5, 10, … metres that is not longer than given. */
function round(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * ([5, 2].find((step) => metres / power >= step) ?? 1);
}

/** How long a distance is in the middle of the map. */
export const ScaleBar = memo(function ScaleBar(): ReactNode {
  const { map } = useMapCanvas();
  const text = useAreaText();
  const { intl } = useUiIntl();
  const [scale, setScale] = useState<{ metres: number; pixels: number }>();

  useEffect(() => {
    function measure(): void {
      const y = map.getSize().y / 2;
      const across = map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([widest, y]));
      if (!(across > 0)) return;
      const metres = round(across);
      setScale({ metres, pixels: Math.round((metres / across) * widest) });
    }
    measure();
    map.on("moveend resize", measure);
    return () => {
      map.off("moveend resize", measure);
    };
  }, [map]);

  if (!scale) return null;
  const { metres, pixels } = scale;
  return (
    <Bar style={{ "--length": `${pixels}px` }} data-map-scale={metres}>
      {metres >= 1000
        ? text("map.scale.km", { length: intl.formatNumber(metres / 1000) })
        : text("map.scale.m", { length: intl.formatNumber(metres) })}
    </Bar>
  );
});

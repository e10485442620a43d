import type { Spot } from "@yer/api/contract/spot";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { plotStyle } from "./plot-style.js";
import { type MapPoints, useMapPoints } from "./use-map-points.js";

const Drawing = styled.svg`
  ${plotStyle}
`;

/** A point, and around it the circle in which it lies as exactly as it is known. */
export function SpotShape({ spot, points }: { readonly spot: Spot; readonly points: MapPoints }): ReactElement {
  const { latitude, longitude, accuracy } = spot;
  const [x, y] = points.pointOf([longitude, latitude]);
  return (
    <>
      {accuracy === null ? null : <circle data-part="around" cx={x} cy={y} r={accuracy / points.metresOfPixel} />}
      <circle data-part="spot" cx={x} cy={y} r={6} />
    </>
  );
}

/** A point on the map around it. */
export function SpotLayer({ spot }: { readonly spot: Spot }): ReactElement {
  const points = useMapPoints();
  return (
    <Drawing aria-hidden="true" data-hidden={points.isZooming ? "" : undefined}>
      <SpotShape spot={spot} points={points} />
    </Drawing>
  );
}

import type { Neighbour, NeighboursStatus, PlotBoundary, PlotEditorProps } from "@yer/area-picker/plot";
import { type AreaPath, outlineFacts } from "@yer/area-picker/model";
import { type OutlineFeature, places } from "@yer/api/contract/places";
import { tiles } from "@yer/api/contract/tiles";
import type { Polygon } from "@yer/api/contract/values";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { useMemo, useState } from "react";
import { statusOfRead } from "../../../base/screen/status-of-read.js";
import { type Look, nearBox } from "./near-box.js";

/** What an outline is drawn among: handed to the editor as it is. */
export type PlotSurroundings = Required<
  Pick<
    PlotEditorProps,
    "neighbours" | "neighboursStatus" | "onNeighboursRetry" | "boundaries" | "credits" | "onViewChange"
  >
> &
  Pick<PlotEditorProps, "bounds" | "outlines">;

const nobody: readonly Neighbour[] = [];

function partsOf({ geometry }: OutlineFeature): Polygon[] {
  return geometry.coordinates.map((coordinates): Polygon => ({ type: "Polygon", coordinates }));
}

/**
 * Plots near an outline, as far as the person sees their applications, and the bounds of the place chosen: the
 * neighbourhood's, else the district's, else the region's, whichever is known.
 *
 * @param own The application that is edited: it is no neighbour of itself.
 */
export function usePlotSurroundings(text: string, place: AreaPath, own: string | undefined): PlotSurroundings {
  const { locale } = useTheme();
  const mayRead = useMay("read:property");
  const [look, setLook] = useState<Look>();
  const box = useMemo(() => nearBox(text, look), [text, look]);
  const near = useRead(tiles.near, mayRead && box ? { query: { bbox: [...box] } } : skip);
  const neighbours = useMemo<readonly Neighbour[]>(
    () =>
      near.data?.items
        // A failed request is forgotten, so that it can be made again.
        .filter(({ id, standing }) => id !== own && standing)
        .map(({ kind, id, number, outline }) => ({
          id,
          label: number,
          outline,
          href: kind === "area" ? addressOf("/area/:id", { id }) : addressOf("/application/:id", { id }),
        })) ?? nobody,
    [near.data, own],
  );

  const { region, district, neighborhood } = place;
  const country = useRead(places.outlines, { query: { within: "17" } });
  const ofRegion = useRead(places.outlines, region === null ? skip : { query: { within: region } });
  const ofDistrict = useRead(places.outlines, district === null ? skip : { query: { within: district } });
  const held = useMemo(() => {
    const known = [
      ...(neighborhood === null
        ? []
        : (ofDistrict.currentData?.features ?? []).filter((each) => each.id === neighborhood)),
      ...(district === null ? [] : (ofRegion.currentData?.features ?? []).filter((each) => each.id === district)),
      ...(region === null ? [] : (country.data?.features ?? []).filter((each) => each.id === region)),
    ];
    const [feature] = known;
    if (!feature) return undefined;
    const boundary: PlotBoundary = {
      id: feature.id,
      name: feature.properties.name[locale],
      parts: partsOf(feature),
      isApproximate: feature.properties.kind === "approximate",
    };
    const { west, south, east, north } = outlineFacts({
      type: "Polygon",
      coordinates: feature.geometry.coordinates.flat(),
    });
    return { boundaries: [boundary], bounds: { west, south, east, north } };
  }, [country.data, ofRegion.currentData, ofDistrict.currentData, region, district, neighborhood, locale]);
  const credits = useMemo(
    () => [...new Set([country.data, ofRegion.data, ofDistrict.data].flatMap((each) => each?.credits ?? []))],
    [country.data, ofRegion.data, ofDistrict.data],
  );

  const standing = statusOfRead(near);
  const tooMany = standing === "ready" && near.data?.more === true;
  const status: NeighboursStatus = !mayRead ? "no-permission" : tooMany ? "too-many" : standing;
  return {
    neighbours,
    neighboursStatus: status,
    onNeighboursRetry: () => void near.refetch(),
    boundaries: held?.boundaries ?? nowhere,
    credits,
    onViewChange: setLook,
    ...(held ? { bounds: held.bounds } : {}),
    outlines: country.data,
  };
}

const nowhere: readonly PlotBoundary[] = [];

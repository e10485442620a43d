import { PlotMap, readMapView, type TileLoader, viewOfBounds, writeMapView } from "@yer/area-picker/map";
import { nowhere, pathOf } from "@yer/area-picker/model";
import { meta } from "@yer/api/contract/meta";
import { isLegalBasis, tiles } from "@yer/api/contract/tiles";
import { addressOf } from "@yer/api/paths";
import { useExtra, useRead } from "@yer/api/react";
import { statusTone } from "@yer/api/messages/tones";
import { Stack } from "@yer/ui";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { AnnouncedHere } from "../announcements/AnnouncedHere.js";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { useText } from "../language/use-text.js";
import { Live } from "../live/Live.js";
import { usePlaceBounds } from "./use-place-bounds.js";

/** On a phone the heading takes less room, so that the map is in sight. */
const Page = styled.div`
  display: grid;
  gap: var(--yer-space-4);
  min-inline-size: 0;
  padding-block: var(--yer-space-8);
  @media (max-width: 600px) {
    padding-block: var(--yer-space-4);
  }
`;

/**
 * Where the map begins on a phone: the zoom at which the whole country is in sight shows it in half of so narrow a window,
 * too small to tap; at the next one it fills the window, less a margin of desert in the west, its east beside the buttons.
 * It is no higher than the country then, so that what is announced stands under it and not below the fold.
 */
const narrow = {
  within: "(max-width: 600px)",
  view: { lat: 40.4, lon: 66.6, zoom: 5 },
  height: "min(48dvh, 360px)",
} as const;

/** A region or district. */
const isPlace = /^17\d\d(\d{3})?$/;

/** Announced plots on a map: anyone may look, nothing in it is about a person. */
function Announced() {
  const text = useText();
  const { client } = useExtra();
  const [params, setParams] = useSearchParams();
  const asked = params.get("place");
  const place = asked !== null && isPlace.test(asked) ? asked : null;
  const { of, bounds, country, credits } = usePlaceBounds(
    useMemo(() => (place === null ? nowhere : pathOf(place)), [place]),
  );
  const { data: about } = useRead(meta.get);
  const loadPlots = useCallback<TileLoader>(
    async ({ z, x, y }, signal) =>
      (await client.bytes(tiles.announced, { params: { z, x, y }, query: {} }, { signal })).blob.arrayBuffer(),
    [client],
  );
  const loadPlaces = useCallback<TileLoader>(
    async ({ z, x, y }, signal) =>
      (await client.bytes(tiles.places, { params: { z, x, y } }, { signal })).blob.arrayBuffer(),
    [client],
  );
  const statuses = useMemo(
    () => [{ key: "announced", label: text("status.announced"), tone: statusTone.announced }],
    [text],
  );
  const view = params.get("view");
  const [isPhone] = useState(() => globalThis.matchMedia(narrow.within).matches);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  /** Where the place that is asked for is seen whole, once its outline is there. */
  const target = useMemo(() => {
    const canvas = frame?.querySelector("[data-map-canvas]");
    if (!canvas || !bounds || of !== place) return undefined;
    return viewOfBounds(bounds, { width: canvas.clientWidth, height: canvas.clientHeight });
  }, [frame, bounds, of, place]);
  const looked = useMemo(() => readMapView(view), [view]);
  const set = (changed: Readonly<Record<string, string | null>>): void =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changed)) {
          if (value === null) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  return (
    <Stack gap={6}>
      <div ref={setFrame}>
        <PlotMap
          tools="look"
          {...(isPhone ? { height: narrow.height } : {})}
          aria-label={text("nav.map")}
          loadPlots={loadPlots}
          loadPlaces={loadPlaces}
          statuses={statuses}
          // While the outline of a place that was found is coming, the map stays where it is.
          view={looked ?? target ?? (isPhone && place === null ? narrow.view : null)}
          onViewChange={(next) => set({ view: writeMapView(next) })}
          outlines={country}
          baseMap={about?.baseMap ?? undefined}
          credits={credits}
          selectedKey={params.get("plot")}
          onSelectionChange={(plot) => set({ plot: plot?.id ?? null })}
          hrefOf={({ id }) => addressOf("/offer/:id", { id })}
          legalBasisLabel={(legalBasis) =>
            isLegalBasis(legalBasis) ? text(`legalBasis.${legalBasis}`) : String(legalBasis)
          }
        />
      </div>
      <section aria-labelledby="announced">
        <Stack gap={4}>
          <h2 id="announced">{text("map.withoutMap")}</h2>
          <AnnouncedHere
            place={place}
            // Who finds a place wants to see it.
            onPlace={(code) => set(code === null ? { place: null } : { place: code, view: null })}
          />
        </Stack>
      </section>
    </Stack>
  );
}

/** `/open-map`: the plots that are announced now, each leading to its page, where anyone may object. */
export default function OpenMap() {
  const text = useText();
  useTitle(text("nav.map"), text("map.text"));
  return (
    <Width>
      <Page>
        <h1>{text("nav.map")}</h1>
        <p>{text("map.text")}</p>
        <Live>
          <Announced />
        </Live>
      </Page>
    </Width>
  );
}

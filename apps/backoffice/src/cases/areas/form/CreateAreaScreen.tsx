import { pathOfSelection } from "@yer/area-picker";
import { limitedTo } from "@yer/area-picker/model";
import { type MapView, readMapView } from "@yer/area-picker/map";
import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { addressOf } from "@yer/api/paths";
import { type PlaceAt, places } from "@yer/api/contract/places";
import { skip, useRead, useSession } from "@yer/api/react";
import { PageSpinner, Stack } from "@yer/ui";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { firstPlace } from "../../../base/place-choice/first-place.js";
import { useLastPlace } from "../../../base/place-choice/use-last-place.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { useAreaPageText, withAreaPageTexts } from "../page/area-page-texts.js";
import { areaBodyOf, type AreaValues, blankArea } from "./area-values.js";
import { AreaForm } from "./AreaForm.js";
import { type AreaFieldPath, useAreaForm } from "./use-area-form.js";

/**
 * A new area begins where its point lies, as far as outlines say; without one in the district last chosen, on the map or
 * in a form before, or in one's own, and its neighbourhood is asked for each time.
 */
function useStart(found: PlaceAt["place"] | undefined): AreaValues {
  const last = useLastPlace();
  const { user } = useSession();
  const [start] = useState(() => {
    const path = found && {
      region: found.regionSoato,
      district: found.districtSoato,
      neighborhood: found.neighborhoodId,
    };
    // What lies beyond one's own territory nobody could enter there.
    const own = path && limitedTo(user?.territory ?? "17", path);
    const isOwn = own?.district !== undefined && own.district === path?.district;
    return {
      ...blankArea,
      neighborhoodId: isOwn ? own : firstPlace(user?.territory, last && pathOfSelection(last)),
    };
  });
  return start;
}

/** A point of the map in an address, as `latitude,longitude`. */
const pointForm = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/;

/** The box that a map looked at: some three tiles of its zoom level. */
function boundsOf({ lat, lon, zoom }: MapView) {
  const half = (360 / 2 ** zoom) * 1.5;
  return { west: lon - half, east: lon + half, south: lat - half * 0.6, north: lat + half * 0.6 };
}

/** `/area/create`: enters an area, at a point of the map (`?at=`) or anywhere. */
function CreateAreaScreen() {
  const text = useAreaPageText();
  const [params] = useSearchParams();
  const [, latitude, longitude] = pointForm.exec(params.get("at") ?? "") ?? [];
  const isAt = latitude !== undefined && longitude !== undefined;
  const found = useRead(
    places.at,
    isAt ? { query: { latitude: Number(latitude), longitude: Number(longitude) } } : skip,
  );
  // Where it is not told where a point lies the form asks for it, as without one.
  if (isAt && !found.data && !found.failure) return <PageSpinner label={text("form.loading")} />;
  return <NewArea found={found.data?.place} />;
}

/** The form of a new area. What is written is kept as a draft on the service until then. */
function NewArea({ found }: { readonly found: PlaceAt["place"] | undefined }) {
  const text = useAreaPageText();
  const navigate = useNavigate();
  const start = useStart(found);
  const [params] = useSearchParams();
  const address = params.get("view");
  const around = useMemo(() => {
    const view = readMapView(address);
    return view ? boundsOf(view) : undefined;
  }, [address]);
  useScreenTitle(text("areas.create"));
  const form = useEndpointForm<typeof areas.create, AreaValues, AreaFieldPath, Area, AreaValues>(areas.create, {
    draft: { form: "create:area", id: "new" },
    start,
    ...useAreaForm(),
    args: (values) => ({ body: areaBodyOf(values) }),
    done: ({ number }) => text("areaForm.created", { number }),
    onSaved: ({ id }) => navigate(addressOf("/area/:id", { id }), { replace: true }),
  });
  if (!form.draft.ready) return <PageSpinner label={text("form.loading")} />;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={text("areas.create")}
        under={[{ label: text("menu.group.areas"), href: addressOf("/areas/:state", { state: "area_all" }) }]}
        facts={text("areaForm.create.text")}
      />
      <AreaForm form={form} saveLabel={text("areas.create")} {...(around === undefined ? {} : { around })} />
    </Stack>
  );
}

export default withAreaPageTexts(CreateAreaScreen);

import type { PlaceLevel } from "@yer/api/contract/places";
import { PageSpinner, lazyPart } from "@yer/ui";
import { type ComponentType, Suspense } from "react";
import { createPlaceList } from "./create-place-list.js";
import { usePlacePage } from "./use-place-page.js";

const CreatePlace = lazyPart(() => import("./CreatePlace.js"));
const EditPlace = lazyPart(() => import("./EditPlace.js"));
const SplitPlace = lazyPart(() => import("./SplitPlace.js"));
const ImportPage = lazyPart(() => import("./import/ImportPage.js"));
const OutlinesPage = lazyPart(() => import("./outlines/OutlinesPage.js"));

const lists = {
  region: createPlaceList("region"),
  district: createPlaceList("district"),
  neighborhood: createPlaceList("neighborhood"),
} as const satisfies Record<PlaceLevel, ComponentType>;

/** A register of places: the list, or what is done over it (`?do=`); both can be sent as a link. */
export function PlacesScreen({ level }: { level: PlaceLevel }) {
  const register = usePlacePage(level);
  const PlaceList = lists[level];
  const { page, place } = register;
  return (
    <Suspense fallback={<PageSpinner />}>
      {page === "create" ? (
        <CreatePlace register={register} />
      ) : page === "edit" && place !== undefined ? (
        <EditPlace key={place} register={register} code={place} />
      ) : page === "split" && place !== undefined ? (
        <SplitPlace key={place} register={register} code={place} />
      ) : page === "import" && level === "neighborhood" ? (
        <ImportPage register={register} />
      ) : page === "outlines" ? (
        <OutlinesPage register={register} />
      ) : (
        <PlaceList />
      )}
    </Suspense>
  );
}

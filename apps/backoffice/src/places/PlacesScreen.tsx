import type { PlaceLevel } from "@yer/api/contract/places";
import { PageSpinner } from "@yer/ui";
import { lazy, Suspense } from "react";
import { PlaceList } from "./PlaceList.js";
import { usePlaceRegister } from "./usePlaceRegister.js";

const CreatePlace = lazy(() => import("./CreatePlace.js"));
const EditPlace = lazy(() => import("./EditPlace.js"));
const SplitPlace = lazy(() => import("./SplitPlace.js"));
const ImportPage = lazy(() => import("./import/ImportPage.js"));
const OutlinesPage = lazy(() => import("./outlines/OutlinesPage.js"));

/** A register of places: the list, or what is done over it (`?do=`); both can be sent as a link. */
export function PlacesScreen({ level }: { level: PlaceLevel }) {
  const register = usePlaceRegister(level);
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
        <PlaceList register={register} />
      )}
    </Suspense>
  );
}

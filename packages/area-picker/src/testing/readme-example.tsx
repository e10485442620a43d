import { AreaPicker, type AreaLoaders } from "@yer/area-picker";
import { type AreaPath, nowhere } from "@yer/area-picker/model";
import { useState } from "react";

async function placesOf(address: string): Promise<{ code: string; name: string }[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Places could not be read: ${answer.status} from ${address}.`);
  return (await answer.json()) as { code: string; name: string }[];
}

/** Outside of the component, so that it stays the same between renders. */
const loaders: AreaLoaders = {
  regions: () => placesOf("/places"),
  districts: (region) => placesOf(`/places?region=${region}`),
  neighborhoods: (district) => placesOf(`/places?district=${district}`),
};

/** Asks where a plot lies, within Samarqand region: a name, a part of it or a SOATO code, typed in one field. */
export function WhereIsIt() {
  const [place, setPlace] = useState<AreaPath>(nowhere);
  return (
    <AreaPicker
      by="search"
      label="Where the plot lies"
      value={place}
      onChange={setPlace}
      loaders={loaders}
      territory="1718"
    />
  );
}

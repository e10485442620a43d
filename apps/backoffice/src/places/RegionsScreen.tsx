import { PlacesScreen } from "./PlacesScreen.js";

/** `/allregions`: the register of regions. */
export default function RegionsScreen() {
  return <PlacesScreen level="region" />;
}

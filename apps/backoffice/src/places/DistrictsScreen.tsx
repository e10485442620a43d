import { PlacesScreen } from "./PlacesScreen.js";

/** `/alldistricts`: the register of districts. */
export default function DistrictsScreen() {
  return <PlacesScreen level="district" />;
}

import { PlacesScreen } from "./PlacesScreen.js";

/** `/allneighborhoods`: the register of neighbourhoods. */
export default function NeighborhoodsScreen() {
  return <PlacesScreen level="neighborhood" />;
}

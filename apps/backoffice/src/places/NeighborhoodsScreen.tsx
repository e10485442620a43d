import { PlacesScreen } from "./PlacesScreen.js";
import { withPlacesTexts } from "./places-texts.js";

/** `/allneighborhoods`: the register of neighbourhoods. */
function NeighborhoodsScreen() {
  return <PlacesScreen level="neighborhood" />;
}

export default withPlacesTexts(NeighborhoodsScreen);

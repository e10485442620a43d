import { PlacesScreen } from "./PlacesScreen.js";
import { withPlacesTexts } from "./placesTexts.js";

/** `/allregions`: the register of regions. */
function RegionsScreen() {
  return <PlacesScreen level="region" />;
}

export default withPlacesTexts(RegionsScreen);

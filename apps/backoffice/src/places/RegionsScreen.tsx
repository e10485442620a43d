import { PlacesScreen } from "./PlacesScreen.js";
import { withPlacesTexts } from "./places-texts.js";

/** `/allregions`: the register of regions. */
function RegionsScreen() {
  return <PlacesScreen level="region" />;
}

export default withPlacesTexts(RegionsScreen);

import { PlacesScreen } from "./PlacesScreen.js";
import { withPlacesTexts } from "./placesTexts.js";

/** `/alldistricts`: the register of districts. */
function DistrictsScreen() {
  return <PlacesScreen level="district" />;
}

export default withPlacesTexts(DistrictsScreen);

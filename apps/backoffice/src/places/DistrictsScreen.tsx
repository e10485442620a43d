import { PlacesScreen } from "./PlacesScreen.js";
import { withPlacesTexts } from "./places-texts.js";

/** `/alldistricts`: the register of districts. */
function DistrictsScreen() {
  return <PlacesScreen level="district" />;
}

export default withPlacesTexts(DistrictsScreen);

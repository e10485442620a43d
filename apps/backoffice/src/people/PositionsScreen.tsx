import { CodeSetsScreen } from "./CodeSetsScreen.js";
import { withPeopleTexts } from "./peopleTexts.js";

/** `/positions`. */
export default withPeopleTexts(() => <CodeSetsScreen of="positions" />);

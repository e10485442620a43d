import { CodeSetsScreen } from "./CodeSetsScreen.js";
import { withPeopleTexts } from "./peopleTexts.js";

/** `/roles`. */
export default withPeopleTexts(() => <CodeSetsScreen of="roles" />);

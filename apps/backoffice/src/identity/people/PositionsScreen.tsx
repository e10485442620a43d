import { createCodeSets } from "./create-code-sets.js";
import { withPeopleTexts } from "./people-texts.js";

/** `/positions`. */
export default withPeopleTexts(createCodeSets("positions"));

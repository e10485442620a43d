import { createCodeSets } from "./create-code-sets.js";
import { withPeopleTexts } from "./people-texts.js";

/** `/roles`. */
export default withPeopleTexts(createCodeSets("roles"));

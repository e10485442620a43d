import { Library } from "./Library.js";
import { readingPage } from "./reading-page.js";

/** `/documents`: laws and decisions. */
export default readingPage(() => <Library path="/documents" title="nav.documents" kinds={["legal"]} />);

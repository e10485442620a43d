import { Library } from "./Library.js";
import { readingPage } from "./reading-page.js";

/** `/helps`: frequent questions and guides. */
export default readingPage(() => <Library path="/helps" title="nav.helps" kinds={["faq", "manual"]} />);

import { Article } from "./Article.js";
import { readingPage } from "./reading-page.js";

/** `/info`: the page that staff write under this name. */
export default readingPage(() => <Article slug="info" />);

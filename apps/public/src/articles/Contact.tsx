import { Article } from "./Article.js";
import { readingPage } from "./reading-page.js";

/** `/contact`: the page that staff write under this name. */
export default readingPage(() => <Article slug="contact" />);

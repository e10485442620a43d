import { ArticlesScreen } from "./ArticlesScreen.js";
import { withArticleTexts } from "./articleTexts.js";

/** `/manuals`. */
export default withArticleTexts(() => <ArticlesScreen kind="manual" />);

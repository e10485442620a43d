import { ArticlesScreen } from "./ArticlesScreen.js";
import { withArticleTexts } from "./article-texts.js";

/** `/manuals`. */
export default withArticleTexts(() => <ArticlesScreen kind="manual" />);

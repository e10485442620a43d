import { ArticlesScreen } from "./ArticlesScreen.js";
import { withArticleTexts } from "./article-texts.js";

/** `/legal_doc`. */
export default withArticleTexts(() => <ArticlesScreen kind="legal" />);

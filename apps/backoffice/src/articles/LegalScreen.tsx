import { ArticlesScreen } from "./ArticlesScreen.js";
import { withArticleTexts } from "./articleTexts.js";

/** `/legal_doc`. */
export default withArticleTexts(() => <ArticlesScreen kind="legal" />);

import { ArticlesScreen } from "./ArticlesScreen.js";
import { withArticleTexts } from "./article-texts.js";

/** `/faqs`. */
export default withArticleTexts(() => <ArticlesScreen kind="faq" />);

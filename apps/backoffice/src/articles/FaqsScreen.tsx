import { ArticlesScreen } from "./ArticlesScreen.js";
import { withArticleTexts } from "./articleTexts.js";

/** `/faqs`. */
export default withArticleTexts(() => <ArticlesScreen kind="faq" />);

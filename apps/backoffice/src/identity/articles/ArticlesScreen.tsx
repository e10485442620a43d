import { useSearchParams } from "react-router-dom";
import type { ReadKind } from "./article-kinds.js";
import { ArticleReader } from "./ArticleReader.js";
import { ArticleWriter } from "./ArticleWriter.js";
import { ManageShelf } from "./ManageShelf.js";
import { ReadersShelf } from "./ReadersShelf.js";

/** A kind's screen: what is read (`?article=`), the list of those who write (`?manage=`), one of them (`?edit=`). */
export function ArticlesScreen({ kind }: { readonly kind: ReadKind }) {
  const [params] = useSearchParams();
  const [article, edit, manage] = [params.get("article"), params.get("edit"), params.get("manage")];
  if (edit !== null) return <ArticleWriter key={edit} id={edit} />;
  if (manage !== null) return <ManageShelf kind={kind === "manual" && manage === "page" ? "page" : kind} />;
  if (article !== null) return <ArticleReader key={article} kind={kind} slug={article} />;
  return <ReadersShelf kind={kind} />;
}

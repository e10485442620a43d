import { EmptyState, Link, ProgressIcon } from "@yer/ui";
import { useTitle } from "../frame/useTitle.js";
import { Width } from "../frame/Width.js";
import { useLaterText, withLaterTexts } from "./laterTexts.js";
import type { PublicMessageId } from "../messages/PublicMessages.js";
import type { LaterMessageId } from "./messages/LaterMessages.js";

/** Pages of the specification that are not built yet, by the id of what they will hold. */
export type LaterPage = LaterMessageId extends `later.${infer Page}`
  ? Exclude<Page, "title" | "named" | "home">
  : never;

/** Names of the pages that stand in the site's navigation. */
const names: Partial<Record<LaterPage, PublicMessageId>> = {
  "plan-grafic": "nav.plan",
};

/** The honest face of a page that is still being built: says what it will hold. */
function Later({ page }: { page: LaterPage }) {
  const text = useLaterText();
  const name = names[page];
  useTitle(name ? text(name) : text("later.title"));
  return (
    <Width>
      <EmptyState
        level={1}
        icon={<ProgressIcon size={32} />}
        title={name ? text("later.named", { page: text(name) }) : text("later.title")}
        actions={
          <Link href="/" button="secondary">
            {text("later.home")}
          </Link>
        }
      >
        {text(`later.${page}`)}
      </EmptyState>
    </Width>
  );
}

export default withLaterTexts(Later);

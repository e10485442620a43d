import { EmptyState, Link, ProgressIcon } from "@yer/ui";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { useLaterText, withLaterTexts } from "./later-texts.js";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

type NameIn<Id> = Id extends `later.${infer Name}` ? Name : never;

/** Pages of the specification that are not built yet, by the id of what they will hold. */
export type LaterPage = Exclude<NameIn<keyof typeof messages>, "title" | "named" | "home">;

/** Names of the pages that stand in the site's navigation. */
const names: Partial<Record<LaterPage, keyof Texts>> = {
  "plan-grafic": "nav.plan",
};

/** The honest face of a page that is still being built: says what it will hold. */
function Later({ page }: { page: LaterPage }) {
  const text = useLaterText();
  const name = names[page];
  useTitle(name ? text(name) : text("later.title"), text(`later.${page}`));
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

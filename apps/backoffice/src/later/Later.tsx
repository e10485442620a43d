import { menuEntries } from "@yer/api/paths";
import { EmptyState, Link, ProgressIcon } from "@yer/ui";
import { useLocation } from "react-router-dom";
import { useText } from "../language/useText.js";
import type { BackofficeMessageId } from "../messages/BackofficeMessages.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";

/** Screens of the specification that are not built yet, by the id of what they will hold. */
export type LaterScreen = Exclude<
  BackofficeMessageId & `later.${string}` extends `later.${infer Id}` ? Id : never,
  "title" | "named" | "text" | "back"
>;

/** The honest face of a screen that is still being built: says what it will hold. */
export function Later({ screen }: { screen: LaterScreen }) {
  const text = useText();
  const { pathname } = useLocation();
  const entry = menuEntries().find(({ href }) => href === pathname);
  const title = entry ? text("later.named", { screen: text(`menu.${entry.key}`) }) : text("later.title");
  useScreenTitle(title);
  return (
    <EmptyState
      level={1}
      icon={<ProgressIcon size={32} />}
      title={title}
      actions={
        <Link href="/applications" button="secondary">
          {text("later.back")}
        </Link>
      }
    >
      {text("later.text", { what: text(`later.${screen}`) })}
    </EmptyState>
  );
}

import { EmptyState, Link, ProgressIcon } from "@yer/ui";
import { useText } from "../language/useText.js";
import type { BackofficeMessageId } from "../messages/BackofficeMessages.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";

/** Screens of the specification that are not built yet, by the id of what they will hold. */
export type LaterScreen = Exclude<
  BackofficeMessageId & `later.${string}` extends `later.${infer Id}` ? Id : never,
  "title" | "text" | "back"
>;

/** The honest face of a screen that is still being built: says what it will hold. */
export function Later({ screen }: { screen: LaterScreen }) {
  const text = useText();
  useScreenTitle(text("later.title"));
  return (
    <EmptyState
      level={1}
      icon={<ProgressIcon size={32} />}
      title={text("later.title")}
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

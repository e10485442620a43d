import { rootProps, type RootProps } from "@yer/ui";
import { Fragment, type ReactElement } from "react";
import { creditParts } from "./credit-parts.js";
import { useAreaText } from "./use-area-text.js";

/** Props of {@link CreditWords}. */
export interface CreditWordsProps extends RootProps {
  /** What is to be known of the map, in the reader's language. */
  readonly notes?: readonly string[];
  /** Whom the map is owed to, as they ask to be named. */
  readonly credits: readonly string[];
}

/**
 * Whom a map is owed to: our words in the reader's language, names and licences marked as English ones. Suspends until the
 * picker's texts are there.
 */
export function CreditWords({ notes = [], credits, ...root }: CreditWordsProps): ReactElement {
  const text = useAreaText();
  return (
    <span {...rootProps(root)}>
      {notes.join(" · ")}
      {credits.map((credit, at) => (
        <Fragment key={credit}>
          {at > 0 || notes.length > 0 ? " · " : null}
          {creditParts(credit).map((part, index) =>
            "phrase" in part ? (
              text(part.phrase)
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- parts of one text, in its order
              <span key={index} lang="en">
                {part.foreign}
              </span>
            ),
          )}
        </Fragment>
      ))}
    </span>
  );
}

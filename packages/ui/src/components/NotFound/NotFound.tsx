import type { ReactNode } from "react";
import { SearchIcon } from "../../icons/SearchIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { EmptyState } from "../EmptyState/EmptyState.js";
import { Link } from "../Link/Link.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `NotFound`. */
export interface NotFoundProps extends RootProps {
  /** Heading. @default "Page not found" in the interface language */
  title?: ReactNode;
  /** What may have happened. @default a sentence in the interface language */
  children?: ReactNode;
  /** Where the way out leads. @default "/" */
  homeHref?: string;
  /** Words of the way out. @default "Go to the home page" in the interface language */
  homeLabel?: ReactNode;
}

/** The page for an address nothing answers to, or that this person may not see. */
export function NotFound({ title, children, homeHref = "/", homeLabel, ...root }: NotFoundProps): ReactNode {
  const text = useUiText();
  return (
    <EmptyState
      {...rootProps(root)}
      level={1}
      icon={<SearchIcon size={32} />}
      title={title ?? text("notFound.title")}
      actions={
        <Link href={homeHref} button="secondary">
          {homeLabel ?? text("notFound.home")}
        </Link>
      }
    >
      {children ?? text("notFound.text")}
    </EmptyState>
  );
}

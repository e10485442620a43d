import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren, ReactElement } from "react";
import { useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { type CSSObject, Global } from "storybook/theming";
import { bookThemeOf } from "./book-theme.js";

type BookPageProps = PropsWithChildren<DocsContainerProps>;

/** Around every page of text: the book's look, in the theme the toolbar chose. */
export default function BookPage({ context, children }: BookPageProps): ReactElement {
  const [theme, setTheme] = useState<unknown>(() => themeNow());
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }): void => setTheme(globals["theme"]);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  const look = bookThemeOf(theme);
  return (
    <DocsContainer context={context} theme={look}>
      <Global styles={pageStyle(look)} />
      {children}
    </DocsContainer>
  );
}

/** What Storybook's own style leaves to wish: room on phones, tables that scroll there, their stripes in our greys. */
function pageStyle({ appBg }: ReturnType<typeof bookThemeOf>): CSSObject {
  // Tables of the text, not those of props and not what a story draws.
  const table = ".sbdocs-content table:not(.docblock-argstable, .sb-story table)";
  return {
    [table]: { display: "block", maxWidth: "100%", overflowX: "auto" },
    [`${table} tr:nth-of-type(2n)`]: { backgroundColor: appBg },
    [`${table} th`]: { textAlign: "start" },
    // The class again and again: Storybook's own rules would weigh as much.
    "@media (max-width: 600px)": {
      ".sbdocs-wrapper.sbdocs-wrapper.sbdocs-wrapper": { padding: "24px 16px" },
      ".sbdocs .docs-story.docs-story > div > div": { padding: "16px 12px" },
    },
  };
}

/** The theme in the address of the frame (`globals=theme:dark`), where Storybook keeps what differs from the beginning. */
function themeNow(): string | undefined {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1];
}

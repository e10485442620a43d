import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren, ReactElement } from "react";
import { useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { bookThemeOf } from "./bookTheme.js";

type BookPageProps = PropsWithChildren<DocsContainerProps>;

/** Around every page of text: the book's look, in the theme the toolbar chose. */
export default function BookPage({ context, children }: BookPageProps): ReactElement {
  const [theme, setTheme] = useState<unknown>(() => themeNow());
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }): void => setTheme(globals["theme"]);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return (
    <DocsContainer context={context} theme={bookThemeOf(theme)}>
      {children}
    </DocsContainer>
  );
}

/** The theme in the address of the frame (`globals=theme:dark`), where Storybook keeps what differs from the beginning. */
function themeNow(): string | undefined {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1];
}

import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { MenuIcon } from "../../icons/MenuIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { PageArrival } from "../PageArrival/PageArrival.js";
import { SkipLink } from "../SkipLink/SkipLink.js";
import { NavDrawer } from "./NavDrawer.js";
import { useFootHeight } from "./use-foot-height.js";
import { useIsNarrow } from "./use-is-narrow.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `AppShell`. */
export interface AppShellProps extends RootProps {
  /** Mark and name of the product, at the header's start; usually a link home. */
  brand: ReactNode;
  /** What stands at the header's end: language, theme, the person. */
  headerEnd?: ReactNode;
  /** What stands between: a search, the name of the office. */
  headerMiddle?: ReactNode;
  /** The navigation, usually a `SideNav`; on a narrow window it opens over the page. */
  nav?: ReactNode;
  /** A notice over the whole page, such as a sandbox's or a new version's. */
  banner?: ReactNode;
  /** What comes and goes while people work (`StatusBanner`); stays in sight under the header. */
  notice?: ReactNode;
  /** The page's foot: at the end of the flow, and in sight at the window's end; a form's buttons and bulk bars stand above it. */
  footer?: ReactNode;
  /** Where the person is; when it changes the drawer closes, and the focus goes to the content (`PageArrival`). */
  path: string;
  /** Whether they came back in history, where the browser restores how far they had scrolled. @default false */
  isReturn?: boolean;
  /**
   * Room of the content: `page` pads it, `full` gives it everything (editors), `window` pads it and holds it within the
   * window, whose height it shares out itself (maps): the page does not scroll.
   *
   * @default "page"
   */
  content?: "page" | "full" | "window";
  /** The screen. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template: auto auto 1fr / auto minmax(0, 1fr);
  grid-template-areas: "banner banner" "header header" "nav main";
  min-block-size: 100dvh;
  &[data-within-window] {
    block-size: 100dvh;
    grid-template-rows: auto auto minmax(0, 1fr);
  }
  @media print {
    &[data-within-window] {
      block-size: auto;
    }
  }
`;

const Banner = styled.div`
  grid-area: banner;
`;

const Header = styled.header`
  grid-area: header;
  position: sticky;
  inset-block-start: 0;
  z-index: var(--yer-z-header);
  display: flex;
  align-items: center;
  gap: var(--yer-space-3);
  block-size: 56px;
  padding-inline: var(--yer-space-4);
  border-block-end: 1px solid var(--yer-border);
  background: var(--yer-surface);
  /* Five buttons of a finger's width, the menu's and the mark fit a window of 320 pixels, no word beside them. */
  @media (max-width: 419.98px) {
    gap: var(--yer-space-1);
    padding-inline: var(--yer-space-2);
    [data-brand-word] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

const Middle = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--yer-space-1);
  @media (max-width: 419.98px) {
    gap: 0;
  }
`;

const Side = styled.aside`
  grid-area: nav;
  position: sticky;
  inset-block-start: 56px;
  align-self: start;
  /* As high as its place, which a banner makes lower, and never higher than the window: it asks for no height itself. */
  block-size: 0;
  min-block-size: min(100%, calc(100dvh - 56px));
  border-inline-end: 1px solid var(--yer-border);
  background: var(--yer-surface-sunken);
  @media print {
    display: none;
  }
`;

const Content = styled.div`
  grid-area: main;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  [data-within-window] > & {
    min-block-size: 0;
  }
  [data-no-nav] > & {
    grid-column: 1 / -1;
  }
`;

/** In the flow, so that it covers no button; it takes its place from the content, not from what lies beside it. */
const Notice = styled.div`
  position: sticky;
  inset-block-start: 56px;
  z-index: var(--yer-z-header);
`;

/** What comes late must not push away what stands: the window's end is its place, whatever the page's length. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--yer-z-header);
  @media print {
    display: none;
  }
`;

const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  outline: none;
  &[data-content="page"],
  &[data-content="window"] {
    padding: var(--yer-page-padding);
  }
  @media (max-width: 599.98px) {
    &[data-content="page"],
    &[data-content="window"] {
      padding: var(--yer-space-4);
    }
  }
  /* In a window too low for what it holds, as under magnification, the content scrolls and not the page. */
  &[data-content="window"] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
    overflow-y: auto;
    padding-block: var(--yer-space-3);
  }
`;

/**
 * The frame of an app: skip link, header, navigation at the side (or over the page on a phone), content.
 *
 * Data attributes: `data-no-nav`, `data-within-window`, `data-drawer` (`open` or `closed`, where the navigation lies over the page),
 * `data-content` on the content.
 */
export function AppShell({
  brand,
  headerEnd,
  headerMiddle,
  nav,
  banner,
  notice,
  footer,
  path,
  isReturn = false,
  content = "page",
  children,
  ...root
}: AppShellProps): ReactNode {
  const text = useUiText();
  const isNarrow = useIsNarrow();
  const footHeight = useFootHeight();
  // Bound to the path it was opened at, so that going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  const isDrawer = isNarrow && nav !== undefined;
  return (
    <Root
      {...rootProps(root)}
      data-within-window={content === "window" || undefined}
      data-no-nav={!nav || isDrawer || undefined}
      data-drawer={isDrawer ? (isOpen ? "open" : "closed") : undefined}
    >
      <SkipLink />
      <PageArrival path={path} isReturn={isReturn} />
      {banner ? <Banner>{banner}</Banner> : null}
      <Header>
        {isDrawer ? (
          <IconButton
            aria-label={text("menu.open")}
            icon={<MenuIcon size={20} />}
            aria-expanded={isOpen}
            onPress={() => setOpenAt(path)}
          />
        ) : null}
        {brand}
        <Middle>{headerMiddle}</Middle>
        <End>{headerEnd}</End>
      </Header>
      {nav && !isDrawer ? <Side>{nav}</Side> : null}
      {isDrawer ? (
        <NavDrawer brand={brand} isOpen={isOpen} onClose={() => setOpenAt(null)}>
          {nav}
        </NavDrawer>
      ) : null}
      <Content>
        {notice ? <Notice>{notice}</Notice> : null}
        <Main id="main" tabIndex={-1} data-content={content}>
          {children}
        </Main>
        {footer ? <Foot ref={footHeight}>{footer}</Foot> : null}
      </Content>
    </Root>
  );
}

import { BrandLink, CrashGuard, Link, PageArrival, SkipLink } from "@yer/ui";
import { type ReactNode } from "react";
import { NavigationType, NavLink, useLocation, useNavigationType } from "react-router-dom";
import { styled } from "styled-components";
import { useText } from "../language/use-text.js";
import { SignInLink } from "../sign-in/SignInLink.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { PublicType } from "./public-type.js";
import { Width } from "./Width.js";

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--yer-z-header);
  border-block-end: 1px solid var(--yer-border);
  background: var(--yer-surface);
  /* Lines of entries would take too much of a phone to stay. */
  @media (max-width: 860px) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-4);
  min-block-size: 60px;
  @media (max-width: 860px) {
    flex-wrap: wrap;
    column-gap: var(--yer-space-1);
    padding-block: var(--yer-space-2);
  }
`;

const Nav = styled.nav`
  flex: 1;
  display: flex;
  gap: var(--yer-space-1);
  overflow-x: auto;
  scrollbar-width: none;
  a {
    padding: var(--yer-space-2) var(--yer-space-2);
    border-radius: var(--yer-radius-sm);
    color: var(--yer-text-muted);
    font-weight: var(--yer-weight-medium);
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    background: var(--yer-surface-hover);
    color: var(--yer-text);
  }
  a[aria-current] {
    color: var(--yer-accent-text);
  }
  @media (max-width: 860px) {
    /* All entries are in sight: what stands to the side of a window is not looked for. */
    order: 1;
    flex-basis: 100%;
    flex-wrap: wrap;
    gap: 0;
    margin-inline: calc(-1 * var(--yer-space-2));
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--yer-space-2);
  margin-inline-start: auto;
  /* Beside the brand, on one line of the narrowest phone in use. */
  @media (max-width: 600px) {
    gap: 0;
  }
`;

/** As high as the window: a footer that stands in it while a page is read would be pushed out by what comes. */
const Main = styled.main`
  flex: 1 0 auto;
  min-block-size: calc(100dvh - 60px);
  outline: none;
`;

const Footer = styled.footer`
  margin-block-start: var(--yer-space-12);
  padding-block: var(--yer-space-6);
  border-block-start: 1px solid var(--yer-border);
  background: var(--yer-surface-sunken);
  font-size: var(--yer-font-size-sm);
  color: var(--yer-text-muted);
  p + p {
    margin-block-start: var(--yer-space-1);
  }
`;

const links = [
  ["/", "nav.home"],
  ["/info", "nav.info"],
  ["/open-map", "nav.map"],
  ["/plan-grafic", "nav.plan"],
  ["/documents", "nav.documents"],
  ["/helps", "nav.helps"],
  ["/contact", "nav.contact"],
] as const;

/** What stands in places of {@link Surround}. */
interface SurroundProps {
  /** The menu of language and theme. */
  readonly settings: ReactNode;
  /** What is told below the header of every page. */
  readonly told?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** What is seen around every page of the site: header with sections, signing in and settings; footer with credits. */
export function Surround({ settings, told, children }: SurroundProps) {
  const text = useText();
  const { pathname } = useLocation();
  const session = useStoredSession();
  return (
    <Root>
      <PublicType />
      <SkipLink />
      <PageArrival path={pathname} isReturn={useNavigationType() === NavigationType.Pop} />
      <Header>
        <Width>
          <Row>
            <BrandLink href="/" aria-label={text("brand.full")}>
              {text("brand")}
            </BrandLink>
            <Nav aria-label={text("nav.label")}>
              {links.map(([href, id]) => (
                <NavLink key={href} to={href} end>
                  {text(id)}
                </NavLink>
              ))}
            </Nav>
            <End>
              {settings}
              {session ? (
                <Link href={session.is_staff ? "/applications" : "/profile"} button="secondary">
                  {text(session.is_staff ? "signedIn.office" : "word.myFiles")}
                </Link>
              ) : (
                <SignInLink />
              )}
            </End>
          </Row>
        </Width>
        {told}
      </Header>
      <Main id="main" tabIndex={-1}>
        <CrashGuard message={text("crash")} missing={text("missing")} path={pathname}>
          {children}
        </CrashGuard>
      </Main>
      <Footer aria-label={text("footer.label")}>
        <Width>
          <p>{text("footer.credit")}</p>
          <p>{text("footer.licence")}</p>
        </Width>
      </Footer>
    </Root>
  );
}

import { mayOpen, type Screen, type ScreenPath } from "@yer/api/paths";
import { useSession } from "@yer/api/react";
import { Button, CrashGuard, EmptyState, LockIcon, PageSpinner, RefreshIcon } from "@yer/ui";
import { sayFailure } from "@yer/api/messages/sentences";
import { Suspense, useEffect } from "react";
import { useLocation, useParams } from "react-router-dom";
import { useText } from "../../base/language/use-text.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { builtScreens } from "./built-screens.js";
import { UnknownScreen } from "../../base/screen/UnknownScreen.js";

function Content({ path }: { path: ScreenPath }) {
  const Built = builtScreens[path];
  return Built ? <Built /> : <UnknownScreen />;
}

/** Leaves for the public site's root, where signing in begins: another app of this origin, so a whole page load. */
function ToRoot() {
  useEffect(() => window.location.replace("/"), []);
  return <PageSpinner />;
}

/** Says that the screen is not among the person's rights, and whom to ask: the name of a right means nothing to them. */
function Forbidden() {
  const text = useText();
  useScreenTitle(text("shell.forbidden"));
  return (
    <EmptyState level={1} icon={<LockIcon size={32} />} title={text("shell.forbidden")}>
      {text("shell.forbidden.text")}
    </EmptyState>
  );
}

/**
 * The guard around every screen (SPEC §2): signed-in staff only, with the screen's code; lazy, with a full-page
 * spinner; a crash shows its sentence until the path changes.
 */
export function Guarded({ screen }: { screen: Screen & { path: ScreenPath } }) {
  const text = useText();
  const { pathname } = useLocation();
  const params = useParams();
  const session = useSession();

  const unlisted = Object.entries(screen.values ?? {}).some(([name, values]) => !values.includes(params[name] ?? ""));
  if (unlisted) return <UnknownScreen />;

  const visitor = session.authenticated ? { is_staff: session.is_staff, codes: session.permissions } : undefined;
  const opening = mayOpen(screen, visitor);
  if (opening.answer === "to-root" && !session.error) return <ToRoot />;

  // Who is signed in here cannot be read now: the screen shows what the device has, and asks for nothing else.
  const standsAlone = screen.offline === true && session.error?.kind === "network";
  if (!screen.unguarded && !session.user && !standsAlone) {
    if (!session.error) return <PageSpinner label={text("shell.checking")} />;
    return (
      <EmptyState
        level={1}
        icon={<RefreshIcon size={32} />}
        title={text("shell.unreachable")}
        actions={<Button onPress={() => window.location.reload()}>{text("retry")}</Button>}
      >
        {sayFailure(text, session.error)}
      </EmptyState>
    );
  }
  if (opening.answer === "forbidden") return <Forbidden />;
  return (
    <CrashGuard
      message={text("shell.crash")}
      missing={text("shell.missing")}
      path={pathname}
      onCrash={(error) => reportError(error)}
    >
      <Suspense fallback={<PageSpinner />}>
        <Content path={screen.path} />
      </Suspense>
    </CrashGuard>
  );
}

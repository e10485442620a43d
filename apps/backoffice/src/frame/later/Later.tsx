import { menuEntries, type ScreenPath } from "@yer/api/paths";
import { EmptyState, Link, ProgressIcon } from "@yer/ui";
import { useLocation } from "react-router-dom";
import { UnknownScreen } from "../../base/screen/UnknownScreen.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { laterScreens, type LaterScreen } from "./later-screens.js";
import { useLaterText, withLaterTexts } from "./later-texts.js";

function Building({ screen }: { screen: LaterScreen }) {
  const text = useLaterText();
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

/** The honest face of a screen that is still being built: says what it will hold. */
function Later({ path }: { path: ScreenPath }) {
  const screen = laterScreens[path as keyof typeof laterScreens];
  return screen ? <Building screen={screen} /> : <UnknownScreen />;
}

export default withLaterTexts(Later);

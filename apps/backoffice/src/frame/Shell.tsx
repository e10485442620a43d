import { meta } from "@yer/api/contract/meta";
import { myWork } from "@yer/api/contract/my-work";
import { firstPermitted, menuHrefAt } from "@yer/api/paths";
import { useRead, useSession, useTheme, skip } from "@yer/api/react";
import {
  AppShell,
  BrandLink,
  CanProvider,
  IconButton,
  RefreshIcon,
  SideNav,
  useCommandKey,
  lazyPart,
  LaterPart,
} from "@yer/ui";
import { type ReactNode, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { useText } from "../base/language/use-text.js";
import { StandsUnder } from "../base/screen/stands-under.js";
import { useCheck } from "../base/screen/use-check.js";
import Connection from "./Connection.js";
import { FindMissing } from "./FindMissing.js";
import HeaderEnd from "./HeaderEnd.js";
import IdleWarning from "./IdleWarning.js";
import LastAble from "./LastAble.js";
import NewDevices from "./NewDevices.js";
import { Notices } from "./Notices.js";
import Toasts from "./Toasts.js";
import { useMenu } from "./use-menu.js";
import { useOverlaysAhead } from "./use-overlays-ahead.js";

const FindPalette = lazyPart(() => import("../registers/find/FindPalette.js"));

/** The frame of the back office: header, side menu with live counts, notices, the screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { user, permissions } = useSession();
  const { collapsed, sidebarMenu, keepMenu } = useTheme();
  const { data: work } = useRead(myWork.queues, user?.is_staff ? {} : skip);
  const { data: about, refetch: readAbout } = useRead(meta.get);
  const check = useCheck();
  // Here and not beside its button, which comes later: the keys are heard from the first moment.
  const [finding, setFinding] = useState(false);
  useCommandKey(() => setFinding((open) => !open));
  useOverlaysAhead();
  const items = useMenu(work?.queues, `${pathname}/`.startsWith("/diary/"));
  const [register, setRegister] = useState<string | null>(null);
  // A record stands under the list it was opened from, else under the one that it says.
  const current = menuHrefAt(pathname, params.get("list") ?? register);
  return (
    <AppShell
      // An application's form is a page of its own, though it shares the application's address; so is each article of a
      // list.
      path={[pathname, ...["edit", "article", "manage"].map((name) => params.get(name) ?? "")].join("?")}
      isReturn={useNavigationType() === NavigationType.Pop}
      content={pathname === "/map" ? "window" : "page"}
      brand={
        <BrandLink href={firstPermitted(permissions)} aria-label={text("brand.full")}>
          {text("brand")}
        </BrandLink>
      }
      banner={<Notices about={about} onStale={readAbout} me={user} />}
      notice={
        <LaterPart>
          <Connection />
        </LaterPart>
      }
      footer={<LaterPart>{user && !user.impersonation ? <NewDevices /> : null}</LaterPart>}
      headerEnd={
        <LaterPart
          // The way out is in these menus: they are not left away without a word.
          failed={
            <IconButton aria-label={text("retry")} icon={<RefreshIcon />} onPress={() => window.location.reload()} />
          }
        >
          <HeaderEnd me={user} onFind={() => setFinding(true)} />
        </LaterPart>
      }
      nav={
        <SideNav
          items={items}
          {...(current === null ? {} : { selectedKey: current })}
          state={{ isCollapsed: collapsed, expandedKeys: sidebarMenu }}
          onStateChange={(state) => keepMenu({ collapsed: state.isCollapsed, sidebarMenu: state.expandedKeys })}
        />
      }
    >
      <CanProvider check={check}>
        <StandsUnder value={setRegister}>{children}</StandsUnder>
      </CanProvider>
      {user && finding ? (
        <LaterPart failed={<FindMissing />}>
          <FindPalette onClose={() => setFinding(false)} />
        </LaterPart>
      ) : null}
      <LaterPart>
        <IdleWarning minutes={user?.idleMinutes ?? null} />
      </LaterPart>
      <LaterPart>
        <LastAble />
      </LaterPart>
      <LaterPart>
        <Toasts />
      </LaterPart>
    </AppShell>
  );
}

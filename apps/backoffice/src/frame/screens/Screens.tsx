import { LaterPart, lazyPart } from "@yer/ui";
import { Activity, memo, type ReactNode, use, useState } from "react";
import {
  type Location,
  matchRoutes,
  NavigationType,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
} from "react-router-dom";
import { useAtRest } from "../../base/screen/at-rest.js";

const ScreensAhead = lazyPart(() => import("./ScreensAhead.js"));

/**
 * What an `Outlet` draws, for an address that it is told: the page's own, or one that will be. Drawn for another address
 * alone, so that whoever is shown it finds all that reads the address as it was.
 */
const ScreenAt = memo(function ScreenAt({ location }: { readonly location: Location }): ReactNode {
  const matches = matchRoutes(use(RouterContext)?.router.routes ?? [], location) ?? [];
  return (
    <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
      <RouteContext value={{ outlet: null, matches, isDataRoute: true }}>{matches.at(-1)?.route.element}</RouteContext>
    </LocationContext>
  );
});

/**
 * The screen of the page's address and, without anything of it to be seen, heard or focused, the one that somebody is about
 * to open. React draws that one when it has nothing else to do, and runs none of its effects before it is shown: it says
 * nothing to the service, and keeps nothing in the cache. When they press, it has only to be shown.
 */
export function Screens(): ReactNode {
  const location = useLocation();
  const [ahead, setAhead] = useState<Location>();
  const isAtRest = useAtRest(true);
  // `past`: what was drawn ahead of the last address, and is no more.
  const [shown, setShown] = useState({ key: 0, here: location, at: location, past: ahead });
  const next = ahead === shown.past ? undefined : ahead;
  if (shown.here !== location) {
    const isDrawn = next?.pathname === location.pathname && next.search === location.search;
    // What was drawn keeps the location it was drawn with, or all of it would be drawn again.
    setShown({ key: shown.key + Number(isDrawn), here: location, at: isDrawn ? next : location, past: ahead });
  }
  return (
    <>
      <Activity key={shown.key}>
        <ScreenAt location={shown.at} />
      </Activity>
      {next ? (
        <Activity key={shown.key + 1} mode="hidden">
          <ScreenAt location={next} />
        </Activity>
      ) : null}
      {isAtRest ? (
        <LaterPart>
          <ScreensAhead onAhead={setAhead} />
        </LaterPart>
      ) : null}
    </>
  );
}

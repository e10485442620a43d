import { screens } from "@yer/api/paths";
import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { Alone } from "./frame/Alone.js";
import { Framed } from "./frame/screens/Framed.js";
import { Guarded } from "./frame/screens/Guarded.js";
import { UnknownScreen } from "./base/screen/UnknownScreen.js";

const own = screens.filter((screen) => screen.app === "backoffice");

const guarded: RouteObject[] = own
  .filter((screen) => !("unguarded" in screen))
  .map((screen) => ({ path: screen.path, element: <Guarded screen={screen} /> }));

const unguarded: RouteObject[] = own
  .filter((screen) => "unguarded" in screen)
  .map((screen) => ({ path: screen.path, element: <Guarded screen={screen} /> }));

/**
 * The back office's addresses, from `@yer/api/paths`. A data router, because leaving a form with something typed must
 * be stoppable (`useBlocker`).
 */
export const router = createBrowserRouter([
  { element: <Alone />, children: unguarded },
  { element: <Framed />, children: [...guarded, { path: "*", element: <UnknownScreen /> }] },
]);

import { createContext } from "react";

/** Where a navigation stands: at the page's side, or in the drawer of a narrow window, where it cannot be made narrower. */
export const NavPlaceContext = createContext<"side" | "drawer">("side");
NavPlaceContext.displayName = "NavPlace";

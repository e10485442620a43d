import { createContext } from "react";

/** Where parts of a screen put the tools of their tables; null until it is drawn, undefined where a part has its own. */
export const ToolsPlace = createContext<HTMLElement | null | undefined>(undefined);
ToolsPlace.displayName = "ToolsPlace";

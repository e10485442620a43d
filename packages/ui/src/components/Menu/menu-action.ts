import { createContext } from "react";
import type { MenuProps } from "./Menu.js";

/** What the menu around a submenu is told: choices in the submenu are told there too. */
export const MenuAction = createContext<MenuProps["onAction"]>(undefined);
MenuAction.displayName = "MenuAction";

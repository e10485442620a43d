import { useMemo } from "react";
import { useSelector } from "react-redux";
import type { BaseState } from "./store.js";
import { themeActions } from "./theme-slice.js";
import type { ThemeState } from "./theme-state.js";
import { useAppDispatch } from "./use-client.js";

/** The look, and how the person changes it. */
export interface ThemeHook extends ThemeState {
  readonly choose: (
    choice: Partial<Pick<ThemeState, "currentTheme" | "accent" | "direction" | "density" | "locale">>,
  ) => void;
  readonly keepMenu: (menu: Pick<ThemeState, "collapsed" | "sidebarMenu">) => void;
  /** Remembers how the person wants a register's table; an empty look is as it comes. */
  readonly keepTable: (name: string, look: string) => void;
}

/** Theme, language, direction, density, side menu and tables: kept in local storage and in the person's profile. */
export function useTheme(): ThemeHook {
  const dispatch = useAppDispatch();
  const state = useSelector(({ theme }: BaseState) => theme);
  const acts = useMemo<Omit<ThemeHook, keyof ThemeState>>(
    () => ({
      choose: (choice) => dispatch(themeActions.chosen(choice)),
      keepMenu: (menu) => dispatch(themeActions.menuKept(menu)),
      keepTable: (name, look) => dispatch(themeActions.tableKept({ name, look })),
    }),
    [dispatch],
  );
  return { ...state, ...acts };
}

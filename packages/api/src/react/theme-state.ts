import type { Preferences } from "../contract/own-account.js";
import type { Locale } from "../contract/appearance.js";

/** How the interface looks and speaks (SPEC §3). */
export interface ThemeState {
  readonly currentTheme: Preferences["theme"];
  readonly accent: NonNullable<Preferences["accent"]>;
  readonly direction: Preferences["direction"];
  readonly density: Preferences["density"];
  /** The side menu is folded to its icons. */
  readonly collapsed: boolean;
  /** Groups of the side menu that stand open, by key. */
  readonly sidebarMenu: readonly string[];
  readonly locale: Locale;
  /** How the person wants each register's table, by the register's name, spelled as in its URL. */
  readonly tables: Readonly<Record<string, string>>;
}

/** The look nobody has chosen: light, turquoise, left to right, Uzbek. */
export const defaultTheme: ThemeState = {
  currentTheme: "light",
  accent: "turquoise",
  direction: "ltr",
  density: "comfortable",
  collapsed: false,
  sidebarMenu: [],
  locale: "uz_UZ",
  tables: {},
};

/** The look as the person's profile keeps it. */
export function preferencesOf(state: ThemeState): Preferences {
  return {
    theme: state.currentTheme,
    accent: state.accent,
    direction: state.direction,
    density: state.density,
    locale: state.locale,
    menu: { collapsed: state.collapsed, open: [...state.sidebarMenu] },
    tables: { ...state.tables },
  };
}

/** The look behind a profile's preferences. */
export function themeOf(preferences: Preferences): ThemeState {
  return {
    currentTheme: preferences.theme,
    accent: preferences.accent ?? defaultTheme.accent,
    direction: preferences.direction,
    density: preferences.density,
    locale: preferences.locale,
    collapsed: preferences.menu.collapsed,
    sidebarMenu: preferences.menu.open,
    tables: preferences.tables ?? {},
  };
}

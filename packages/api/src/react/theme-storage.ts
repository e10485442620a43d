import { accents, type Locale, densities, directions, locales, themes } from "../contract/appearance.js";
import { type ThemeState, defaultTheme } from "./theme-state.js";

/** Keys of local storage that hold the look (SPEC §9), beside `user`. */
export const themeKeys = ["theme", "menu", "locale"] as const;

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // Not ours, or of another time: the defaults hold.
    return {};
  }
}

function oneOf<Value extends string>(value: unknown, known: readonly Value[], otherwise: Value): Value {
  return known.find((one) => one === value) ?? otherwise;
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** The language behind a stored value: SPEC's four ids; anything else is Uzbek (Latin). */
export function localeOf(stored: string | null): Locale {
  return locales.find((locale) => locale === stored) ?? "uz_UZ";
}

/** The look that local storage holds; what is missing or unreadable there is the default. */
export function readTheme(storage: Pick<Storage, "getItem">): ThemeState {
  const look = parsed(storage.getItem("theme"));
  const menu = parsed(storage.getItem("menu"));
  const open = menu["sidebarMenu"];
  return {
    currentTheme: oneOf(look["currentTheme"], themes, defaultTheme.currentTheme),
    accent: oneOf(look["accent"], accents, defaultTheme.accent),
    direction: oneOf(look["direction"], directions, defaultTheme.direction),
    density: oneOf(look["density"], densities, defaultTheme.density),
    collapsed: menu["collapsed"] === true,
    sidebarMenu: Array.isArray(open) && open.every((key) => typeof key === "string") ? open : defaultTheme.sidebarMenu,
    tables: textsOf(look["tables"]),
    locale: localeOf(storage.getItem("locale")),
  };
}

/** Writes the look to local storage, under its three keys. */
export function writeTheme(storage: Pick<Storage, "setItem">, state: ThemeState): void {
  const { currentTheme, accent, direction, density, collapsed, sidebarMenu, locale, tables } = state;
  storage.setItem("theme", JSON.stringify({ currentTheme, accent, direction, density, tables }));
  storage.setItem("menu", JSON.stringify({ collapsed, sidebarMenu }));
  storage.setItem("locale", locale);
}

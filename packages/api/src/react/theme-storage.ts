import * as z from "zod/mini";
import { preferences } from "../contract/users.js";
import { type Locale, locales } from "../contract/values.js";
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

function kept<T>(schema: z.ZodMiniType<T>, value: unknown, otherwise: T): T {
  const result = schema.safeParse(value);
  return result.success ? result.data : otherwise;
}

/** The language behind a stored value: SPEC's four ids; anything else is Uzbek (Latin). */
export function localeOf(stored: string | null): Locale {
  return locales.find((locale) => locale === stored) ?? "uz_UZ";
}

/** The look that local storage holds; what is missing or unreadable there is the default. */
export function readTheme(storage: Pick<Storage, "getItem">): ThemeState {
  const look = parsed(storage.getItem("theme"));
  const menu = parsed(storage.getItem("menu"));
  const { theme, direction, density } = preferences.shape;
  return {
    currentTheme: kept(theme, look["currentTheme"], defaultTheme.currentTheme),
    direction: kept(direction, look["direction"], defaultTheme.direction),
    density: kept(density, look["density"], defaultTheme.density),
    collapsed: kept(z.boolean(), menu["collapsed"], defaultTheme.collapsed),
    sidebarMenu: kept(z.array(z.string()), menu["sidebarMenu"], []),
    locale: localeOf(storage.getItem("locale")),
  };
}

/** Writes the look to local storage, under its three keys. */
export function writeTheme(storage: Pick<Storage, "setItem">, state: ThemeState): void {
  const { currentTheme, direction, density, collapsed, sidebarMenu, locale } = state;
  storage.setItem("theme", JSON.stringify({ currentTheme, direction, density }));
  storage.setItem("menu", JSON.stringify({ collapsed, sidebarMenu }));
  storage.setItem("locale", locale);
}

/** The look in local storage, without React or Redux: for pages that show before either is loaded. */
export { type ThemeState, defaultTheme } from "./theme-state.js";
export { localeOf, readTheme, themeKeys, writeTheme } from "./theme-storage.js";

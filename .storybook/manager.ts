import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { bookThemeOf } from "./book-theme.js";

addons.setConfig({ theme: bookThemeOf("light"), sidebar: { collapsedRoots: [] } });

/** The frame takes the theme of what it shows, so that one switch of the toolbar darkens the whole book. */
addons.register("yer/theme", (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
    api.setOptions({ theme: bookThemeOf(globals["theme"]) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

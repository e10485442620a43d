import { create } from "storybook/theming/create";
import { hex } from "../packages/ui/src/testing/colour.js";
import { themeColours } from "../packages/ui/src/testing/colour-pairs.js";
import { tokens } from "../packages/ui/src/theme/tokens.js";
import { khatam, picture } from "./khatam.js";

type BookTheme = ReturnType<typeof create>;

function base(name: string): string {
  return new RegExp(`--yer-${name}: ([^;]+);`).exec(tokens.base)?.[1] ?? "";
}

/** The mark and the kit's name; a picture cannot use the page's fonts, so the name is in those of the system. */
function brand(accent: string, text: string): string {
  return picture(
    "0 0 92 26",
    `${khatam(accent)}<text x="36" y="18.5" fill="${text}" font-family="system-ui,sans-serif" font-size="16" font-weight="600">Yer UI</text>`,
  );
}

/**
 * The book itself (frame, menu, pages of text) in the kit's identity. Storybook wants its colours as sRGB, so they are
 * worked out of the tokens here instead of being written a second time.
 */
function bookTheme(theme: "light" | "dark"): BookTheme {
  const find = themeColours(theme);
  const colour = (name: string): string => hex(find(name));
  return create({
    base: theme,
    brandTitle: "Yer UI",
    brandImage: brand(colour("accent"), colour("text")),
    brandUrl: "./",
    brandTarget: "_self",
    colorPrimary: colour("accent"),
    colorSecondary: colour("accent"),
    appBg: colour("surface-sunken"),
    appContentBg: colour("surface"),
    appHoverBg: colour("surface-hover"),
    appPreviewBg: colour("bg"),
    appBorderColor: colour("border"),
    appBorderRadius: 6,
    fontBase: base("font"),
    fontCode: base("font-mono"),
    textColor: colour("text"),
    textInverseColor: colour("surface"),
    textMutedColor: colour("text-muted"),
    barTextColor: colour("text-muted"),
    barHoverColor: colour("accent-text"),
    barSelectedColor: colour("accent-text"),
    barBg: colour("surface"),
    buttonBg: colour("surface"),
    buttonBorder: colour("border-strong"),
    booleanBg: colour("surface-sunken"),
    booleanSelectedBg: colour("surface-raised"),
    inputBg: colour("surface"),
    inputBorder: colour("border-strong"),
    inputTextColor: colour("text"),
    inputBorderRadius: 6,
  });
}

const light = bookTheme("light");
const dark = bookTheme("dark");

/** The look of the book for a theme of the toolbar: high contrast is shown inside a light frame. */
export function bookThemeOf(theme: unknown): BookTheme {
  return theme === "dark" ? dark : light;
}

/** Colour theme. `contrast` is for people who need the strongest separation, above AA. */
export type Theme = "light" | "dark" | "contrast";

/** Colour of what is accented: buttons, links, what is chosen. Every one holds the theme's contrast. */
export type Accent = "turquoise" | "violet" | "plum" | "olive";

/** How much room rows and controls take. */
export type Density = "comfortable" | "compact";

/** Writing direction of the page. */
export type Direction = "ltr" | "rtl";

/** What a page looks like, as attributes of `<html>`; the tokens follow by CSS alone, so no component renders. */
export interface Appearance {
  theme: Theme;
  /** @default "turquoise" */
  accent?: Accent | undefined;
  density: Density;
  direction: Direction;
  /** BCP 47 tag of the page's language. */
  language: string;
}

/**
 * Puts an appearance on the document. Hosts may call it before the first render, so that a dark page never
 * flashes white; `UiProvider` calls it on every change.
 */
export function applyAppearance(appearance: Appearance, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = appearance.theme;
  root.dataset.accent = appearance.accent ?? "turquoise";
  root.dataset.density = appearance.density;
  root.dir = appearance.direction;
  root.lang = appearance.language;
}

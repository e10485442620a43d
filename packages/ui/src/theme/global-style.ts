import { createGlobalStyle } from "styled-components";
import { iconCss } from "../components/Icon/icon-style.js";
import { motionsCss } from "./motions.js";
import { accentHues, tokens } from "./tokens.js";

/** After the themes, whose own hue it takes the place of. */
const accentCss = Object.entries(accentHues)
  .map(([accent, hue]) => (hue === null ? "" : `:where([data-accent="${accent}"]) { --yer-accent-hue: ${hue}; }`))
  .join(" ");

/**
 * The kit's one static stylesheet: tokens by theme and density, and the page's ground (box sizing, type, focus).
 * It takes no props, so it is built once and a change of theme only changes attributes of `<html>`.
 */
export const GlobalStyle = createGlobalStyle`
  /* Tokens weigh nothing (":where"): what any stylesheet of the host sets on ":root" holds, wherever it stands. */
  :where(:root) { ${tokens.base} ${tokens.comfortable} ${tokens.light} }
  @media (pointer: coarse) {
    :where(:root) {
      --yer-control-height: 44px;
      --yer-control-height-sm: 36px;
      --yer-row-height: 48px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :where(:root) {
      --yer-motion-fast: 0ms;
      --yer-motion: 0ms;
    }
  }
  :where([data-density="compact"]) { ${tokens.compact} }
  :where([data-theme="dark"]) { ${tokens.dark} }
  :where([data-theme="contrast"]) { ${tokens.contrast} }
  ${accentCss}
  /* The sides of the page, whatever direction the words have that stand there. */
  :root { --yer-side-start: left; --yer-side-end: right; }
  [dir="rtl"] { --yer-side-start: right; --yer-side-end: left; }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: var(--yer-space-16) 0;
  }
  body {
    margin: 0;
    min-block-size: 100dvh;
    background: var(--yer-bg);
    color: var(--yer-text);
    font-family: var(--yer-font);
    font-size: var(--yer-font-size-md);
    line-height: var(--yer-line);
    font-feature-settings: "cv05", "cv08";
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4 {
    margin: 0;
    unicode-bidi: plaintext;
    line-height: var(--yer-line-tight);
    font-weight: var(--yer-weight-semibold);
    letter-spacing: -0.011em;
    text-wrap: balance;
  }
  h1 { font-size: var(--yer-font-size-2xl); }
  h2 { font-size: var(--yer-font-size-xl); }
  h3 { font-size: var(--yer-font-size-lg); }
  h4 { font-size: var(--yer-font-size-md); }
  p { margin: 0; text-wrap: pretty; }
  button, input, select, textarea { font: inherit; color: inherit; }
  table { font-variant-numeric: tabular-nums; }
  /* Every language of the interface is written left to right: in a page laid out from the right its sentences keep
     their own direction (no "noyabr, 2026-20") and stay at the page's edge. Cells align by their column. */
  :where([dir="rtl"] body) { text-align: right; }
  :where([dir="rtl"] body *:not(td, th)) { unicode-bidi: plaintext; }
  ::selection { background: var(--yer-accent-border); color: var(--yer-text); }
  :focus-visible { outline: 2px solid var(--yer-focus); outline-offset: 2px; }
  [tabindex="-1"]:focus-visible:not([role]) { outline: none; }
  /* A press shows at once, whatever it leads to and however long that takes. */
  :where(a[href], summary, [role="tab"], [role="option"], [role^="menuitem"]):active { opacity: 0.7; }
  ${iconCss}
  ${motionsCss}
`;

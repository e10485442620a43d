import "./css-variables.js";
export {
  type Accent,
  applyAppearance,
  type Appearance,
  type Density,
  type Direction,
  type Theme,
} from "./appearance.js";
export { GlobalStyle } from "./global-style.js";
export { tones, type Tone } from "./tones.js";
export { tokens } from "./tokens.js";

import "./cssVariables.js";
export { applyAppearance, type Appearance, type Density, type Direction, type Theme } from "./appearance.js";
export { GlobalStyle } from "./GlobalStyle.js";
export { tones, type Tone } from "./tones.js";
export { tokens } from "./tokens.js";

export { KhatamMark, type KhatamMarkProps } from "./KhatamMark.js";

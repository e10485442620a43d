/** Brings a diagram into order. Pure geometry; load it when it is asked for. */
export { layoutDiagram, tidy } from "./layout-diagram.js";

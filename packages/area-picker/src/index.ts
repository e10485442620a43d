/** From the republic to one plot: pickers, sketches and, later, maps of places. The pure model is `@yer/area-picker/model`. */
export * from "./components/OutlineSketch/index.js";

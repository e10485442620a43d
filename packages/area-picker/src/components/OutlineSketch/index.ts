export { OutlineSketch, type OutlineSketchProps } from "./OutlineSketch.js";

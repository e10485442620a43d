export { OutlineSketch, type OutlineSketchProps } from "./OutlineSketch.js";
export type { SketchMark } from "./sketch-frame.js";

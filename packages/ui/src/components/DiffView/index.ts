export { type DiffField, DiffView, type DiffViewProps } from "./DiffView.js";
export { type DiffPart, wordDiff } from "./word-diff.js";

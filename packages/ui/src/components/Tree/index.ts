export { type TreeNode } from "./nodes.js";
export { Tree, type TreeProps } from "./Tree.js";
export { type LoadChildren } from "./use-tree-children.js";

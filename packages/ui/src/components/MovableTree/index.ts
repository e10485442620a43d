export { MovableTree, type MovableTreeProps } from "./MovableTree.js";
export { movedNodes, type TreeMoveTarget } from "./moved-nodes.js";

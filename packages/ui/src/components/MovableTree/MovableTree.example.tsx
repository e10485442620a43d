import { movedNodes, MovableTree, type TreeNode } from "@yer/ui";
import { useState } from "react";

const folders: readonly TreeNode[] = [
  { id: "orders", label: "Orders", children: [{ id: "2026", label: "2026" }] },
  { id: "letters", label: "Letters" },
];

export function Example() {
  const [items, setItems] = useState(folders);
  return (
    <MovableTree
      aria-label="Folders"
      items={items}
      defaultExpandedKeys={["orders"]}
      canMove={(_, target) => target.dropPosition !== "on" || target.key !== "2026"}
      onMove={(keys, target) => setItems(movedNodes(items, keys, target))}
    />
  );
}

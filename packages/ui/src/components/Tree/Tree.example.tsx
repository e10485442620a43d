import { Tree } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [folder, setFolder] = useState<string[]>(["2026"]);
  return (
    <Tree
      aria-label="Folders"
      items={[
        {
          id: "orders",
          label: "Orders",
          children: [
            { id: "2025", label: "2025" },
            { id: "2026", label: "2026" },
          ],
        },
      ]}
      defaultExpandedKeys={["orders"]}
      selectionMode="single"
      selectedKeys={folder}
      onSelectionChange={setFolder}
    />
  );
}

import { TreeSelect } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [folder, setFolder] = useState<string[]>([]);
  return (
    <TreeSelect
      label="Folder"
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
      value={folder}
      onChange={setFolder}
    />
  );
}

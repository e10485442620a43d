import { SortableList } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [order, setOrder] = useState<readonly string[]>(["first", "second"]);
  return (
    <SortableList
      aria-label="Steps"
      items={[
        { id: "first", label: "Pack it" },
        { id: "second", label: "Send it" },
      ]}
      order={order}
      onReorder={setOrder}
    />
  );
}

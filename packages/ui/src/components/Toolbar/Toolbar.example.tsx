import { PrintIcon, StarIcon, Toolbar } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [isKept, setKept] = useState(false);
  return (
    <Toolbar
      aria-label="Order 17"
      groups={[
        {
          id: "order",
          label: "Order",
          items: [
            {
              id: "keep",
              label: "Keep at hand",
              icon: <StarIcon />,
              isSelected: isKept,
              onAction: () => setKept(!isKept),
            },
            { id: "print", label: "Print", icon: <PrintIcon />, onAction: () => window.print() },
          ],
        },
      ]}
    />
  );
}

import { Select } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [size, setSize] = useState<string | null>(null);
  return (
    <Select
      label="Size"
      items={[
        { id: "s", label: "Small" },
        { id: "m", label: "Medium" },
        { id: "l", label: "Large", isDisabled: true },
      ]}
      value={size}
      onChange={setSize}
    />
  );
}

import { CheckboxGroup } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [days, setDays] = useState<string[]>([]);
  return (
    <CheckboxGroup
      label="Days of delivery"
      items={[
        { id: "mon", label: "Monday" },
        { id: "wed", label: "Wednesday" },
        { id: "fri", label: "Friday" },
      ]}
      value={days}
      onChange={setDays}
    />
  );
}

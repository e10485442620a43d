import { DatePicker } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <DatePicker
      label="Day of delivery"
      value={day}
      onChange={setDay}
      minValue="2026-03-01"
      unavailableReason={(date) => (date === "2026-03-08" ? "A holiday" : undefined)}
    />
  );
}

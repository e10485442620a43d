import { type DateRange, DateRangePicker } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [range, setRange] = useState<DateRange | null>(null);
  return <DateRangePicker label="Days of orders" value={range} onChange={setRange} />;
}

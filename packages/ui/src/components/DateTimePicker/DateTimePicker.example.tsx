import { DateTimePicker } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [start, setStart] = useState<string | null>("2026-11-20T09:30");
  return <DateTimePicker label="Start of the meeting" value={start} onChange={setStart} minValue="2026-01-01T00:00" />;
}

import { DateField } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [born, setBorn] = useState<string | null>(null);
  return <DateField label="Date of birth" value={born} onChange={setBorn} maxValue="2026-12-31" />;
}

import { MoneyField } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [tiyin, setTiyin] = useState<number | null>(null);
  return <MoneyField label="Amount" value={tiyin} onChange={setTiyin} minValue={100_00} />;
}

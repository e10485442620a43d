import { NumberField } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [pieces, setPieces] = useState<number | null>(1);
  return <NumberField label="Pieces" value={pieces} onChange={setPieces} minValue={1} maxValue={99} hasSteppers />;
}

import { FilterBuilder, type FilterExpression } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [conditions, setConditions] = useState<FilterExpression>({ match: "all", items: [] });
  return (
    <FilterBuilder
      fields={[
        { id: "total", label: "Total", kind: "numbers" },
        { id: "customer", label: "Customer", kind: "text" },
      ]}
      value={conditions}
      onChange={setConditions}
    />
  );
}

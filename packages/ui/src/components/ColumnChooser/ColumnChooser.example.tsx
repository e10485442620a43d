import { ColumnChooser, type ColumnState } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [state, setState] = useState<ColumnState>({ hidden: ["note"] });
  return (
    <ColumnChooser
      columns={[
        { id: "number", header: "Number", isRowHeader: true },
        { id: "customer", header: "Customer" },
        { id: "note", header: "Note" },
      ]}
      state={state}
      onChange={setState}
    />
  );
}

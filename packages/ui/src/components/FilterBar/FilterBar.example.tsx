import { FilterBar, type FilterState, SearchField } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [filters, setFilters] = useState<FilterState>({});
  return (
    <FilterBar
      filters={[
        {
          id: "state",
          label: "State",
          kind: "choice",
          items: [
            { id: "open", label: "Open" },
            { id: "sent", label: "Sent" },
          ],
        },
        { id: "placed", label: "Placed", kind: "dates" },
      ]}
      value={filters}
      onChange={setFilters}
    >
      <SearchField label="Search orders" isLabelHidden />
    </FilterBar>
  );
}

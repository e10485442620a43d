import { Pagination } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [offset, setOffset] = useState(0);
  return (
    <Pagination
      aria-label="Orders"
      count={50}
      page={{
        offset,
        total: 120,
        onNext: () => setOffset(offset + 50),
        onPrevious: offset > 0 ? () => setOffset(offset - 50) : undefined,
      }}
    />
  );
}

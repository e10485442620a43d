import { SearchField } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [text, setText] = useState("");
  return (
    <SearchField
      label="Search orders"
      value={text}
      onChange={setText}
      onSubmit={(sought) => location.assign(`/orders?q=${encodeURIComponent(sought)}`)}
    />
  );
}

import { BulkBar, SendIcon, TrashIcon } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [count, setCount] = useState(3);
  return (
    <BulkBar
      count={count}
      onClear={() => setCount(0)}
      actions={[
        { id: "send", label: "Send", icon: <SendIcon />, onAction: () => setCount(0) },
        { id: "delete", label: "Delete", icon: <TrashIcon />, isDanger: true, onAction: () => setCount(0) },
      ]}
    />
  );
}

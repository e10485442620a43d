import { SavedViews } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [view, setView] = useState<string | null>("late");
  return (
    <SavedViews
      views={[
        { id: "late", name: "Late orders", scope: "mine" },
        { id: "large", name: "Large orders", scope: "shared" },
      ]}
      selectedKey={view}
      onSelectionChange={setView}
    />
  );
}

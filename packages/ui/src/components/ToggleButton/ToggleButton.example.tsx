import { MapIcon, ToggleButton } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [isShown, setShown] = useState(false);
  return (
    <ToggleButton icon={<MapIcon />} isSelected={isShown} onChange={setShown}>
      Map
    </ToggleButton>
  );
}

import { RadioGroup } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [way, setWay] = useState<string | null>(null);
  return (
    <RadioGroup
      label="How shall it be sent?"
      items={[
        { id: "mail", label: "By mail" },
        { id: "courier", label: "By courier", description: "The same day" },
      ]}
      value={way}
      onChange={setWay}
    />
  );
}

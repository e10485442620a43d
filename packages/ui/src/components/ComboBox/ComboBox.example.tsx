import { ComboBox } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [country, setCountry] = useState<string | null>(null);
  return (
    <ComboBox
      label="Country"
      items={[
        { id: "fr", label: "France" },
        { id: "jp", label: "Japan" },
        { id: "uz", label: "Uzbekistan" },
      ]}
      value={country}
      onChange={(id) => setCountry(id)}
    />
  );
}

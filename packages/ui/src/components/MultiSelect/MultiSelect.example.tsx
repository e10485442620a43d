import { MultiSelect } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [countries, setCountries] = useState<string[]>(["jp"]);
  return (
    <MultiSelect
      label="Countries"
      items={[
        { id: "fr", label: "France" },
        { id: "jp", label: "Japan" },
        { id: "uz", label: "Uzbekistan" },
      ]}
      value={countries}
      onChange={setCountries}
    />
  );
}

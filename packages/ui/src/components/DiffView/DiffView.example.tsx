import { DiffView } from "@yer/ui";

export function Example() {
  return (
    <DiffView
      beforeLabel="Version 1"
      afterLabel="Version 2"
      fields={[
        { id: "address", label: "Address", before: "12 Main Street", after: "14 Main Street" },
        { id: "phone", label: "Phone", before: "555-0100", after: "555-0100" },
      ]}
    />
  );
}

import { CheckAnswers } from "@yer/ui";

export function Example() {
  return (
    <CheckAnswers
      title="Delivery"
      items={[
        { label: "Address", value: "12 Main Street", href: "#address" },
        { label: "Note", value: null, href: "#note" },
      ]}
    />
  );
}

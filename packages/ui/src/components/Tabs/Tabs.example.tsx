import { Tabs } from "@yer/ui";

export function Example() {
  return (
    <Tabs
      aria-label="Order 17"
      items={[
        { id: "lines", label: "Lines", count: 3, content: <p>Three lines.</p> },
        { id: "history", label: "History", content: <p>Placed on Monday.</p> },
      ]}
    />
  );
}

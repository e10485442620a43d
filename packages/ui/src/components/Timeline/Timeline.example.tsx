import { Timeline } from "@yer/ui";

export function Example() {
  return (
    <Timeline
      items={[
        { id: "1", title: "Placed", at: "2026-03-02T09:30:00Z", by: "Grace Hopper" },
        { id: "2", title: "Sent", at: "2026-03-03T14:00:00Z", tone: "success" },
      ]}
    />
  );
}

import { Stat, StatGroup } from "@yer/ui";

export function Example() {
  return (
    <StatGroup>
      <Stat label="Placed" value="120" note="12 more than last week" tone="success" href="/orders" />
      <Stat label="Returned" value="4" />
    </StatGroup>
  );
}

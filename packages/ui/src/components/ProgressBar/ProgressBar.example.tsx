import { ProgressBar } from "@yer/ui";

export function Example() {
  return <ProgressBar label="Reading the list" value={1200} maxValue={5000} valueText="1,200 of 5,000" />;
}

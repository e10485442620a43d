import { Spinner } from "@yer/ui";

export function Example() {
  return <Spinner aria-label="Orders are being read" size={24} />;
}

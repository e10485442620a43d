import { Unbroken } from "@yer/ui";

export function Example() {
  return (
    <p>
      <Unbroken>Order 15-26-0001 is to be paid by 5-mart, 2026.</Unbroken>
    </p>
  );
}

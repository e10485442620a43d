import { Disclosure } from "@yer/ui";

export function Example() {
  return <Disclosure title="What does shipping cost?">Nothing, from an order of 50 on.</Disclosure>;
}

import { Accordion, Disclosure } from "@yer/ui";

export function Example() {
  return (
    <Accordion defaultExpandedKeys={["delivery"]}>
      <Disclosure id="delivery" title="Delivery">
        Within two working days.
      </Disclosure>
      <Disclosure id="returns" title="Returns">
        Free of charge for thirty days.
      </Disclosure>
    </Accordion>
  );
}
